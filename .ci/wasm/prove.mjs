// Runs the proofs of the batch kernels in a WebAssembly module: node prove.mjs MODULE
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { memory, kernels, name, name_length, instruction_sets, prove, prove_legal_moves, prove_trees } = instance.exports;
if (instruction_sets() !== 2) {
    throw new Error(`${instruction_sets()} instruction sets, not the portable one and simd128`);
}
let compared = 0;
let wrong = 0;
let failed = false;

// Adds up what a proof answers: words compared in the upper 32 bits, wrong ones in the lower.
function add(result, proof) {
    const unsigned = BigInt.asUintN(64, result);
    const [words, differing] = [Number(unsigned >> 32n), Number(unsigned & 0xffffffffn)];
    if (differing > 0 || words === 0) {
        failed = true;
        console.log(`${proof()}: ${differing} of ${words} words are wrong`);
    }
    compared += words;
    wrong += differing;
}

for (let kernel = 0; kernel < kernels(); kernel++) {
    for (let set = 0; set < instruction_sets(); set++) {
        add(prove(kernel, set), () => {
            const text = new TextDecoder().decode(new Uint8Array(memory.buffer, name(kernel), name_length(kernel)));
            return `${text} on ${["portable", "simd128"][set]}`;
        });
    }
}
add(prove_legal_moves(50_000), () => "legal moves");
add(prove_trees(), () => "trees of moves");
console.log(`${kernels()} kernels and trees of moves, portable and simd128: ${compared} words compared, ${wrong} wrong`);
process.exitCode = failed || compared === 0 ? 1 : 0;
