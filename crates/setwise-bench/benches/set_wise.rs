//! The attacks of 1 to 16 queens in all eight directions, by every fill and by a loop over the pieces.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use setwise_bench::{
    set_wise::{SLIDERS, contestants},
    workload::{CASES, sliders_and_occupancies},
};

fn set_wise(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("set_wise");
    group.throughput(Throughput::Elements(CASES as u64));
    for count in SLIDERS {
        let cases = sliders_and_occupancies(count);
        for (name, run) in contestants() {
            group.bench_function(BenchmarkId::new(name, count), |bench| bench.iter(|| run(&cases)));
        }
    }
}

criterion_group!(benches, set_wise);
criterion_main!(benches);
