// The places where Node finds data files and kernels: in the repository, or beside the compiled command (src/build/compute.ts
// puts them there).

/** Whether this is the compiled command, whose files lie in one folder. */
export const COMPILED = !import.meta.url.endsWith('.ts');

export const compiledFile = (name: string): URL => new URL(name, import.meta.url);

export const dataFile = (name: string): URL =>
  COMPILED ? compiledFile(`data/${name}`) : new URL(`../../../../public/data/${name}`, import.meta.url);

export const kernelFile = (name: string): URL =>
  COMPILED ? compiledFile(name) : new URL(`../wasm/${name}`, import.meta.url);
