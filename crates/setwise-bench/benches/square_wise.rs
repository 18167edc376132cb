//! Throughput and latency of one queen's attacks, by every method and by cozy-chess.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use setwise_bench::{
    square_wise::{Cases, contestants},
    workload::CASES,
};

fn square_wise(criterion: &mut Criterion) {
    let cases = Cases::seeded();
    let mut group = criterion.benchmark_group("square_wise");
    group.throughput(Throughput::Elements(CASES as u64));
    for (name, throughput, latency, _) in contestants() {
        group.bench_function(BenchmarkId::new("throughput", name), |bench| bench.iter(|| throughput(&cases)));
        group.bench_function(BenchmarkId::new("latency", name), |bench| bench.iter(|| latency(&cases)));
    }
}

criterion_group!(benches, square_wise);
criterion_main!(benches);
