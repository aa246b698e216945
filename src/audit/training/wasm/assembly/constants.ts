// Constants on four lanes, loaded from memory. V8 builds a vector constant anew at every use, in three instructions, where a
// load is one. With loads the generator, exp and the normals take half the time. AssemblyScript. The tables are the kernel's
// own data, which lie below the tasks (FIRST_FREE in ../kernel.ts).

@inline export function constant(table: usize, index: usize): v128 {
  return v128.load_splat<f32>(table + (index << 2));
}

@inline export function word(table: usize, index: usize): v128 {
  return v128.load_splat<u32>(table + (index << 2));
}
