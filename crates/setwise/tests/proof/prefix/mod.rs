//! Prefix networks against the definition of a prefix, and word tricks against loops over the bits.

mod carries;
mod networks;
mod pictures;
mod words;
