// Constants on four lanes, loaded from memory. V8 builds a vector constant anew at every use, in several instructions, where a
// load is one. AssemblyScript. The tables are the kernel's own data, which lie below the tasks (FIRST_FREE in ../kernel.ts).

@inline export function constant(table: usize, index: usize): v128 {
  return v128.load_splat<f32>(table + (index << 2));
}

@inline export function word(table: usize, index: usize): v128 {
  return v128.load_splat<u32>(table + (index << 2));
}
