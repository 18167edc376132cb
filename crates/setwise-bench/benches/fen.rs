//! Reading FENs: the strict position, the mere setup, and cozy-chess.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use setwise_bench::{fen::contestants, workload::fens};

fn fen(criterion: &mut Criterion) {
    let fens = fens();
    let mut group = criterion.benchmark_group("fen");
    group.throughput(Throughput::Elements(fens.len() as u64));
    for (name, run) in contestants() {
        group.bench_function(name, |bench| bench.iter(|| run(&fens)));
    }
}

criterion_group!(benches, fen);
criterion_main!(benches);
