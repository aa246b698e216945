// Compiles the commands and the exported modules of the package into compute/, which `npm pack` packs: one file for each
// kind of thread and files that they share, including the packages that they use, with the kernels, the data sets, the
// types and the packages' licences beside them.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { replySchema, requestSchema } from '../cli/catalogue/schemas';
import { BARE, buildCommands, NAMES } from './commands';
import { MODULES, withDeclarations } from './package/declarations';
import { packedTypes } from './package/packedTypes';
import { packageLicences } from './packageLicences';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}compute`;

const commands = await buildCommands(out);
// the modules that others import may run in a browser, so they are built without anything of Node's
const modules = await build({
  ...BARE,
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
    rolldownOptions: { output: { ...NAMES, entryFileNames: '[name].js' } },
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
