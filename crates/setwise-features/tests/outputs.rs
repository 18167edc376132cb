//! Outputs: read back by the readers of Arrow, compared with kept texts, cut into batches in every way, left
//! unfinished, and sent where they cannot go.

use arrow_array::RecordBatch;
use arrow_ipc::reader::FileReader;
use arrow_select::concat::concat_batches;
use fastrand::Rng;
use parquet::{arrow::arrow_reader::ParquetRecordBatchReaderBuilder, file::reader::FileReader as _};
use setwise::position::Setup;
use setwise_batch::InstructionSet;
use setwise_features::{
    Column, Format, GROUP_ROWS, Output, OutputError, Positions, SQUARES, VERSION, record_batch, schema,
};
use setwise_testkit::positions::setups;
use std::{
    env, fs,
    fs::File,
    path::{Path, PathBuf},
    slice,
};

/// A folder for one test, deleted at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("setwise-features-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

/// The records of these texts and positions.
fn records<T: AsRef<str>>(
    columns: &[Column],
    positions: impl IntoIterator<Item = (T, Setup)>,
) -> RecordBatch {
    let mut all = Positions::default();
    positions.into_iter().for_each(|(text, setup)| all.push(text.as_ref(), &setup));
    record_batch(columns, &all, InstructionSet::best()).unwrap()
}

fn random_records(columns: &[Column], count: usize) -> RecordBatch {
    records(columns, setups(21).take(count).map(|setup| (setup.to_string(), setup)))
}

fn write(target: &Path, batches: &[RecordBatch]) {
    let mut output = Output::create(target, batches[0].schema()).unwrap();
    batches.iter().for_each(|batch| output.write(batch).unwrap());
    output.finish().unwrap();
}

fn read_parquet(path: &Path) -> RecordBatch {
    let builder = ParquetRecordBatchReaderBuilder::try_new(File::open(path).unwrap()).unwrap();
    let schema = builder.schema().clone();
    let batches: Vec<_> = builder.build().unwrap().map(Result::unwrap).collect();
    concat_batches(&schema, &batches).unwrap()
}

fn read_arrow(path: &Path) -> RecordBatch {
    let reader = FileReader::try_new(File::open(path).unwrap(), None).unwrap();
    let schema = reader.schema();
    let batches: Vec<_> = reader.map(Result::unwrap).collect();
    concat_batches(&schema, &batches).unwrap()
}

#[test]
fn parquet_and_arrow_read_back_as_they_were_written() {
    let folder = Folder::new("read-back");
    let (parquet, arrow) = (folder.file("all.parquet"), folder.file("all.arrow"));
    for count in [0, 1, 3000] {
        let records = random_records(&Column::ALL, count);
        assert_eq!(records.schema(), schema(&Column::ALL));
        write(&parquet, slice::from_ref(&records));
        assert_eq!(read_parquet(&parquet), records);
        write(&arrow, slice::from_ref(&records));
        assert_eq!(read_arrow(&arrow), records);
    }
    assert_eq!(folder.names().len(), 2);
}

#[test]
fn parquet_says_the_square_mapping_to_readers_without_arrow() {
    let folder = Folder::new("metadata");
    let path = folder.file("sets.parquet");
    write(&path, &[random_records(&[Column::Checkers], 5)]);
    let reader = parquet::file::reader::SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    let pairs = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let value = |key| pairs.iter().find(|pair| pair.key == key).and_then(|pair| pair.value.as_deref());
    assert_eq!(value(SQUARES), Some("a1 = bit 0, b1 = bit 1, ..., h8 = bit 63"));
    assert_eq!(value(VERSION), Some(env!("CARGO_PKG_VERSION")));
}

/// The texts of the kept files: an array, a check and a pin, Chess960, operations with a comma and quotes, lone kings.
const KEPT: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/q7/8/2N5/8/4K2r w - - 3 40",
    "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9",
    "8/8/1P6/8/7k/8/8/K7 b - - id \"runs, \\uncaught\";",
    "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
];

#[test]
fn csv_and_json_lines_are_as_kept() {
    let folder = Folder::new("kept");
    let positions = KEPT.map(|text| (text, Setup::from_epd(text).unwrap().0));
    let records = records(&Column::ALL, positions);
    for name in ["features.csv", "features.jsonl"] {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept").join(name);
        let written = folder.file(name);
        write(&written, slice::from_ref(&records));
        let written = fs::read_to_string(written).unwrap();
        if env::var_os("SETWISE_KEEP").is_some() {
            fs::write(&kept, &written).unwrap();
        }
        let kept = fs::read_to_string(&kept).unwrap();
        assert_eq!(written, kept, "{name} differs; SETWISE_KEEP=1 keeps what is written now");
    }
}

/// Some ways to cut rows into batches: all at once, just before and behind a group, and at random.
fn cuts(rows: usize) -> Vec<Vec<usize>> {
    let mut rng = Rng::with_seed(5);
    let random = (0..4).map(|_| rng.usize(1..40_000)).collect();
    vec![
        vec![rows],
        vec![GROUP_ROWS],
        vec![GROUP_ROWS - 1, 2, GROUP_ROWS],
        vec![GROUP_ROWS + 1],
        vec![0, 5000],
        random,
    ]
}

#[test]
fn a_file_does_not_depend_on_how_its_rows_were_cut_into_batches() {
    let folder = Folder::new("cuts");
    let columns = [Column::Fen, Column::SideToMove, Column::Checkers, Column::Threats, Column::Game];
    let one = random_records(&columns, 2000);
    // More than a group, by repetition.
    let rows = concat_batches(&one.schema(), vec![&one; 36]).unwrap();
    for format in Format::ALL {
        let mut first = None;
        for lengths in cuts(rows.num_rows()) {
            let (mut start, mut batches) = (0, Vec::new());
            for length in lengths.iter().copied().cycle() {
                let length = length.min(rows.num_rows() - start);
                batches.push(rows.slice(start, length));
                start += length;
                if start == rows.num_rows() {
                    break;
                }
            }
            let path = folder.file(&format!("cut.{}", format.extension()));
            write(&path, &batches);
            let bytes = fs::read(&path).unwrap();
            let first = first.get_or_insert_with(|| bytes.clone());
            assert!(*first == bytes, "{format:?} in batches of {lengths:?}");
        }
    }
}

#[test]
fn the_rows_of_a_group_are_a_row_group() {
    let folder = Folder::new("groups");
    let path = folder.file("groups.parquet");
    let one = random_records(&[Column::Checkers], GROUP_ROWS / 2 + 1);
    write(&path, &[one.clone(), one.clone(), one]);
    let reader = parquet::file::reader::SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    let rows: Vec<i64> = reader.metadata().row_groups().iter().map(|group| group.num_rows()).collect();
    assert_eq!(rows, [1 << 16, (1 << 15) + 3]);
}

#[test]
fn an_unfinished_output_leaves_nothing_and_what_was_there_stays() {
    let folder = Folder::new("unfinished");
    let records = random_records(&Column::defaults(false), 500);
    for format in Format::ALL {
        let target = folder.file(&format!("half.{}", format.extension()));
        fs::write(&target, "before").unwrap();
        let mut output = Output::create(&target, records.schema()).unwrap();
        output.write(&records).unwrap();
        let temporary = output.temporary().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
        assert!(temporary.contains("unfinished") && temporary.contains(format.extension()), "{temporary}");
        assert_eq!(folder.names().len(), 2);
        drop(output);
        assert_eq!(fs::read_to_string(&target).unwrap(), "before");
        assert_eq!(folder.names().len(), 1);
        fs::remove_file(target).unwrap();
    }
}

#[test]
fn two_outputs_of_one_name_do_not_meet() {
    let folder = Folder::new("two");
    let target = folder.file("same.csv");
    let columns = [Column::SideToMove];
    let mut first = Output::create(&target, schema(&columns)).unwrap();
    let second = Output::create(&target, schema(&columns)).unwrap();
    first.write(&random_records(&columns, 1)).unwrap();
    first.finish().unwrap();
    second.finish().unwrap();
    assert_eq!(fs::read_to_string(&target).unwrap(), "side_to_move\n");
    assert_eq!(folder.names(), ["same.csv"]);
}

#[test]
fn a_batch_of_other_columns_is_refused() {
    let folder = Folder::new("other-columns");
    for format in Format::ALL {
        let target = folder.file(&format!("other.{}", format.extension()));
        let mut output = Output::create(&target, schema(&[Column::Fen])).unwrap();
        let error = output.write(&random_records(&[Column::SideToMove], 1)).unwrap_err();
        assert!(matches!(error, OutputError::Encode { .. }), "{error}");
        assert!(error.to_string().starts_with(target.to_str().unwrap()), "{error}");
    }
}

#[test]
fn a_target_that_cannot_be_written_is_named() {
    let folder = Folder::new("unwritable");
    fs::create_dir(folder.file("folder.csv")).unwrap();
    fs::write(folder.file("file"), "").unwrap();
    for name in ["none/features.csv", "folder.csv", "file/features.parquet", "features.txt", "features", ""] {
        let target = folder.file(name);
        let error = Output::create(&target, schema(&[Column::Fen])).unwrap_err();
        assert!(error.to_string().starts_with(target.to_str().unwrap()), "{error}");
        assert_eq!(
            matches!(error, OutputError::Extension { .. }),
            !name.contains(".csv") && !name.contains(".p")
        );
    }
    assert_eq!(folder.names().len(), 2);
}

#[cfg(unix)]
#[test]
fn a_link_stays_and_a_device_is_not_replaced() {
    let folder = Folder::new("links");
    let (file, link, null) = (folder.file("file.csv"), folder.file("link.csv"), folder.file("null.csv"));
    fs::write(&file, "before").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    std::os::unix::fs::symlink("/dev/null", &null).unwrap();
    write(&link, &[random_records(&[Column::SideToMove], 1)]);
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&file).unwrap().starts_with("side_to_move\n"));
    let error = Output::create(&null, schema(&[Column::Fen])).unwrap_err();
    assert!(error.to_string().contains("is no file"), "{error}");
}

/// A file that may not become longer fails as one on a full disk does; the limit is on a process, so the test runs
/// itself.
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_is_an_error_that_names_the_target() {
    // Set in the process that has the limit.
    const LIMITED: &str = "SETWISE_TEST_LIMITED";
    let folder = Folder::new("full");
    if env::var_os(LIMITED).is_some() {
        let records = random_records(&Column::defaults(false), GROUP_ROWS / 8);
        for format in Format::ALL {
            let target = folder.file(&format!("long.{}", format.extension()));
            let mut output = Output::create(&target, records.schema()).unwrap();
            let written = (0..9).try_for_each(|_| output.write(&records)).and_then(|()| output.finish());
            let error = written.unwrap_err();
            assert!(matches!(error, OutputError::Write { .. }), "{error:?}");
            assert!(error.to_string().starts_with(target.to_str().unwrap()), "{error}");
            assert!(folder.names().is_empty(), "{:?}", folder.names());
        }
        return;
    }
    let name = "a_disk_that_is_full_is_an_error_that_names_the_target";
    let script = "trap '' XFSZ; ulimit -f 2048; exec \"$0\" --exact \"$1\"";
    let test = env::current_exe().unwrap();
    let inner = std::process::Command::new("sh")
        .args(["-c", script])
        .arg(test)
        .arg(name)
        .env(LIMITED, "1")
        .output()
        .unwrap();
    assert!(inner.status.success(), "{}", String::from_utf8_lossy(&inner.stdout));
    assert!(String::from_utf8_lossy(&inner.stdout).contains("1 passed"));
}
