// Compiles the accountant's kernel, for main.ts, which keeps its bytes, and for the test that the kept bytes are those of its source.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const FOLDER = 'src/accounting/inversion/kernel/assembly';
const SOURCE = `${FOLDER}/kernel.ts`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The bytes of the WebAssembly module. @throws Error with the compiler's message if the source does not compile */
export async function compileLineKernel(): Promise<Uint8Array> {
  let bytes: Uint8Array | null = null;
  const options = [
    ...[SOURCE, '--baseDir', ROOT, '--outFile', 'kernel.wasm', '-O3', '--noAssert'],
    ...['--runtime', 'stub', '--enable', 'simd', '--initialMemory', '13', '--disableWarning', '112'],
  ];
  const { error, stderr } = await main(options, {
    readFile: (name: string, folder: string) => readFile(`${folder}/${name}`, 'utf8').catch(() => null),
    writeFile: (_name: string, contents: string | Uint8Array) => {
      if (typeof contents !== 'string') bytes = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || bytes === null) throw new Error(`${error?.message}\n${stderr}`);
  return bytes;
}

/** Digest of the kernel's source, which says without a compiler whether the kept bytes are of this source. */
export async function lineKernelDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const file of ['elementary', 'kernel']) digest.update(await readFile(`${ROOT}${FOLDER}/${file}.ts`));
  return digest.digest('hex');
}
