//! The output formats, one file each.

pub(crate) mod attack_picture;
pub(crate) mod json;
pub(crate) mod picture;
pub(crate) mod svg;
