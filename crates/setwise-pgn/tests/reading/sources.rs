//! Compressed inputs.

use crate::{FAMOUS, read};
use flate2::{Compression, write::GzEncoder};
use setwise_pgn::{ReadError, Reader, Source};
use std::io::{self, ErrorKind, Read, Write};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).unwrap()
}

/// A frame that holds the bytes as they are, and asks for a window of 2 to the power of `log` bytes.
fn zstd_with_window(bytes: &[u8], log: u8) -> Vec<u8> {
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0, (log - 10) << 3];
    let header = (bytes.len() as u32) << 3 | 1;
    frame.extend(&header.to_le_bytes()[..3]);
    frame.extend(bytes);
    frame
}

/// What an input holds, decompressed.
fn contents(input: &[u8]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    Source::new(input)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[test]
fn inputs_are_told_apart_by_content() {
    assert_eq!(contents(FAMOUS).unwrap(), FAMOUS);
    assert_eq!(contents(&gzip(FAMOUS)).unwrap(), FAMOUS);
    assert_eq!(contents(&zstd(FAMOUS)).unwrap(), FAMOUS);
    for short in [&b""[..], b"*", b"\x1f", b"1. "] {
        assert_eq!(contents(short).unwrap(), short);
    }
}

#[test]
fn members_and_frames_follow_each_other() {
    let (front, back) = FAMOUS.split_at(FAMOUS.len() / 3);
    assert_eq!(contents(&[gzip(front), gzip(back)].concat()).unwrap(), FAMOUS);
    let skipped = [0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3].to_vec();
    let frames = [skipped.clone(), zstd(front), skipped, zstd(back)].concat();
    assert_eq!(contents(&frames).unwrap(), FAMOUS);
}

#[test]
fn long_windows_are_read() {
    // More than the 27 that are read unless one asks for more.
    assert_eq!(contents(&zstd_with_window(b"1. e4 *", 28)).unwrap(), b"1. e4 *");
}

#[test]
fn a_cut_archive_gives_the_games_before_the_cut_and_an_error() {
    // Numbers that look random, so that the archives have many blocks.
    let numbers =
        std::iter::successors(Some(1_u64), |number| Some(number.wrapping_mul(0x2545_f491_4f6c_dd1d)));
    let games = numbers.take(20_000).map(|number| format!("[Round \"{number}\"]\n\n1. e4 *\n\n"));
    let many = games.collect::<String>().into_bytes();
    for archive in [gzip(&many), zstd(&many)] {
        let source = Source::new(&archive[..archive.len() - archive.len() / 4]).unwrap();
        let mut found = read(Reader::new(source));
        let last = found.pop().unwrap();
        let Err(ReadError::Input { error, place }) = last else { panic!("{last:?}") };
        assert_eq!(error.kind(), ErrorKind::UnexpectedEof);
        assert_eq!(place.game, found.len() as u64 + 1);
        assert!(found.len() > 5_000, "{}", found.len());
        assert!(found.iter().all(Result::is_ok));
    }
}

#[test]
fn what_is_no_pgn_is_refused_with_a_word_on_what_to_do() {
    for (beginning, word) in [
        (&b"PK\x03\x04"[..], "zip"),
        (b"BZh91AY", "bzip2"),
        (b"\xfd7zXZ\0", "xz"),
        (b"7z\xbc\xaf\x27\x1c", "7z"),
        (b"\xff\xfe[\0E\0", "UTF-16"),
    ] {
        let error = contents(beginning).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Unsupported);
        assert!(error.to_string().contains(word), "{error}");
    }
}

#[test]
fn a_file_is_opened_by_name_and_read_by_content() {
    let path = std::env::temp_dir().join(format!("setwise-pgn-{}.pgn", std::process::id()));
    std::fs::write(&path, gzip(FAMOUS)).unwrap();
    let games = read(Reader::new(Source::open(&path).unwrap())).len();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(games, 28);
    assert_eq!(Source::open(&path).unwrap_err().kind(), ErrorKind::NotFound);
}
