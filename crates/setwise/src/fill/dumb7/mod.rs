//! Dumb7Fill: seven times one step. *Page: Dumb7Fill.*
//!
//! | form | idea |
//! |---|---|
//! | here | unrolled, without a branch: seven steps for a fill, six and a last one for attacks |
//! | [`looped`] | the same as a loop of seven cycles over one flood |
//! | [`early_exit`] | a loop that ends when nothing moves any more, with a flood accumulator |
//! | [`rotate`] | the direction is known at run time only, unrolled and as a loop |

pub mod early_exit;
pub mod looped;
pub mod rotate;
mod unrolled;

pub use unrolled::*;
