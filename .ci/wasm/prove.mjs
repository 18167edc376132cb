// Runs the proofs of the batch kernels in a WebAssembly module: node prove.mjs MODULE
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { memory, kernels, name, name_length, instruction_sets, prove } = instance.exports;
if (instruction_sets() !== 2) {
    throw new Error(`${instruction_sets()} instruction sets, not the portable one and simd128`);
}
let compared = 0;
let wrong = 0;
let failed = false;
for (let kernel = 0; kernel < kernels(); kernel++) {
    for (let set = 0; set < instruction_sets(); set++) {
        const result = BigInt.asUintN(64, prove(kernel, set));
        const [words, differing] = [Number(result >> 32n), Number(result & 0xffffffffn)];
        if (differing > 0 || words === 0) {
            failed = true;
            const text = new TextDecoder().decode(new Uint8Array(memory.buffer, name(kernel), name_length(kernel)));
            console.log(`${text} on ${["portable", "simd128"][set]}: ${differing} of ${words} words are wrong`);
        }
        compared += words;
        wrong += differing;
    }
}
console.log(`${kernels()} kernels, portable and simd128: ${compared} words compared, ${wrong} wrong`);
process.exitCode = failed || compared === 0 ? 1 : 0;
