//! Reading the famous games: their tags, their movetext, and all of their positions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use setwise_bench::pgn::{DEPTHS, file, read};

fn pgn(criterion: &mut Criterion) {
    let file = file();
    let mut group = criterion.benchmark_group("pgn");
    group.throughput(Throughput::Bytes(file.len() as u64));
    for (name, depth) in DEPTHS {
        group.bench_function(name, |bench| bench.iter(|| read(&file, depth)));
    }
}

criterion_group!(benches, pgn);
criterion_main!(benches);
