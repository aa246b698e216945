// Compiles the commands and the modules of the package for Node alone, into compute/: one file a thread and what they share, with the
// packages they use, the kernels, the data sets, the types and the packages' licences beside them. `npm pack` packs that folder.
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { codeCommit } from '../cli/audit/origin';
import { replySchema, requestSchema } from '../cli/catalogue/schemas';
import { MODULES, withDeclarations } from './package/declarations';
import { packedTypes } from './package/packedTypes';
import { packageLicences } from './packageLicences';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}compute`;

const built = await build({
  root,
  configFile: false,
  logLevel: 'warn',
  // no page: nothing of public/ but the data
  publicDir: false,
  define: { 'process.env.ADJACENCY_LAB_COMMIT': JSON.stringify(codeCommit()) },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      input: {
        bin: `${root}src/cli/bin.ts`,
        thread: `${root}src/cli/thread.ts`,
        worker: `${root}src/audit/training/node/worker.ts`,
        ...Object.fromEntries(MODULES.map((name) => [name, `${root}src/published/${name}.ts`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: { legal: false } },
    },
  },
});

const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
await writeFile(`${out}/LICENCES.txt`, packageLicences(modules));
await mkdir(`${out}/schema`, { recursive: true });
await writeFile(`${out}/schema/requests.json`, `${JSON.stringify(requestSchema(), null, 1)}\n`);
await writeFile(`${out}/schema/replies.json`, `${JSON.stringify(replySchema(), null, 1)}\n`);
for (const [path, text] of withDeclarations(packedTypes)) {
  const file = join(out, 'types', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
await mkdir(`${out}/data`, { recursive: true });
await cp(`${root}public/data`, `${out}/data`, { recursive: true });
for (const kernel of ['kernel.wasm', 'kernel-relaxed.wasm']) {
  await copyFile(`${root}src/audit/training/wasm/${kernel}`, `${out}/${kernel}`);
}
