//! Attacks of many boards at once, by every instruction set and by a loop over the pieces; every board once a
//! pass, so the columns of whole boards come from the third-level cache, not from the second as in `setwise bench`.

use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use setwise_bench::{
    attack_maps, batch,
    passes::{CHUNK, Method},
};

fn measure<C: 'static, O: Default + 'static>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    chunks: &[C],
    methods: &[Method<C, O>],
) {
    group.throughput(Throughput::Elements((chunks.len() * CHUNK) as u64));
    for method in methods {
        let mut outputs = O::default();
        group.bench_function(&method.name, |bench| bench.iter(|| method.pass(chunks, 1, &mut outputs)));
    }
}

fn sliders(criterion: &mut Criterion) {
    measure(&mut criterion.benchmark_group("batch"), &batch::chunks(), &batch::methods());
}

fn maps(criterion: &mut Criterion) {
    let chunks = attack_maps::chunks();
    let mut group = criterion.benchmark_group("attack_maps in union");
    measure(&mut group, &chunks, &attack_maps::methods_in_union());
    group.finish();
    measure(&mut criterion.benchmark_group("attack_maps by role"), &chunks, &attack_maps::methods_by_role());
}

criterion_group!(benches, sliders, maps);
criterion_main!(benches);
