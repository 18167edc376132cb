//! Files in zip archives, in the order of the archive.
//!
//! Each is told by its content, and may be compressed once more. Folders are passed over, and so is what macOS adds
//! to an archive of its own accord.

use super::{error::InputError, layers::Stream};
use std::{
    io::{self, Read, Seek},
    ops::ControlFlow,
    sync::Arc,
};
use zip::ZipArchive;

/// Where macOS keeps what other systems have no place for.
const MACOS: &str = "__MACOSX/";

/// Calls for each file, with its name and its bytes, until told to stop.
pub(super) fn for_each<R: Read + Seek + Send, E: From<InputError>>(
    archive: &Arc<str>,
    file: R,
    mut call: impl FnMut(Arc<str>, Stream<'_>) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let fail = |name: &Arc<str>, error: zip::result::ZipError| InputError::new(name, io::Error::from(error));
    let mut files = ZipArchive::new(file).map_err(|error| fail(archive, error))?;
    for index in 0..files.len() {
        let file = files.by_index(index).map_err(|error| fail(archive, error))?;
        let name = String::from_utf8_lossy(file.name_raw()).into_owned();
        if !file.is_file() || name.starts_with(MACOS) {
            continue;
        }
        if call(format!("{archive}/{name}").into(), Box::new(file))?.is_break() {
            break;
        }
    }
    Ok(())
}
