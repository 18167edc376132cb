//! A file that goes to the disk while it is written.
//!
//! To last, a file must be on the disk before it takes its name. Left to the end, that is a long wait with nothing else to
//! do; so another thread asks for it every so often, while the next bytes are made. A failure of the disk is told to
//! whoever asks first, so what that thread hears is kept for the end.

use std::{
    fs::File,
    io::{self, Write},
    sync::mpsc::{SyncSender, sync_channel},
    thread::{self, JoinHandle},
};

/// After so many bytes the disk is asked.
const STEP: usize = 1 << 26;

/// A file, and the thread that asks the disk, once there is something to ask for.
#[derive(Debug)]
pub(super) struct EagerFile {
    file: File,
    /// The bytes written since.
    waiting: usize,
    disk: Option<(SyncSender<()>, JoinHandle<io::Result<()>>)>,
}

impl EagerFile {
    pub(super) const fn new(file: File) -> Self {
        Self { file, waiting: 0, disk: None }
    }

    /// Asks the disk, unless it is still busy with what it was asked before.
    fn ask(&mut self) -> io::Result<()> {
        if self.disk.is_none() {
            let file = self.file.try_clone()?;
            let (sender, wishes) = sync_channel(0);
            let work = move || wishes.iter().try_for_each(|()| file.sync_data());
            self.disk = Some((sender, thread::Builder::new().spawn(work)?));
        }
        if let Some((sender, _)) = &self.disk
            && sender.try_send(()).is_ok()
        {
            self.waiting = 0;
        }
        Ok(())
    }

    /// Waits until all of it is on the disk.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        if let Some((sender, thread)) = self.disk.take() {
            drop(sender);
            thread.join().unwrap_or_else(|_| Err(io::ErrorKind::Other.into()))?;
        }
        self.file.sync_all()
    }
}

impl Write for EagerFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.waiting += written;
        if self.waiting >= STEP {
            self.ask()?;
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn all_bytes_are_there() {
        let path = std::env::temp_dir().join(format!("setwise-eager-{}", std::process::id()));
        let mut file = EagerFile::new(File::create(&path).unwrap());
        let bytes = vec![1; STEP / 2];
        (0..5).for_each(|_| file.write_all(&bytes).unwrap());
        file.finish().unwrap();
        let length = fs::metadata(&path).unwrap().len();
        fs::remove_file(&path).unwrap();
        assert_eq!(length, 5 * bytes.len() as u64);
    }
}
