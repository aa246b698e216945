// Compiles the commands and the modules of the package for Node alone, into compute/: one file a thread and what
// they share, with the packages they use, the kernels, the data sets, the types and the packages' licences beside
// them. `npm pack` packs that folder.
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { replySchema, requestSchema } from '../cli/catalogue/schemas';
import { codeCommit } from '../cli/codeCommit';
import { MODULES, withDeclarations } from './package/declarations';
import { packedTypes } from './package/packedTypes';
import { packageLicences } from './packageLicences';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}compute`;

/** No page: nothing of public/ but the data. */
const bare = { root, configFile: false, logLevel: 'warn', publicDir: false } as const;
const names = { chunkFileNames: '[name]-[hash].js', comments: { legal: false } } as const;

const commands = await build({
  ...bare,
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
        inputThread: `${root}src/cli/input/inputThread.ts`,
        worker: `${root}src/audit/training/node/worker.ts`,
      },
      output: { ...names, entryFileNames: '[name].js' },
    },
  },
});
// what others import may run in a browser: nothing in it asks Node for anything
const modules = await build({
  ...bare,
  build: {
    outDir: out,
    emptyOutDir: false,
    target: 'es2023',
    lib: {
      entry: Object.fromEntries(
        ['index', ...MODULES].map((name) => [name, `${root}src/published/${name}.ts`]),
      ),
      formats: ['es'],
    },
    rolldownOptions: { output: { ...names, entryFileNames: '[name].js' } },
  },
});

const chunks = [commands, modules].flat().flatMap((result) => ('output' in result ? result.output : []));
const files = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
await writeFile(`${out}/LICENCES.txt`, packageLicences(files));
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
