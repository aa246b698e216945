// Compiles the commands and the modules of the package for Node alone, into compute/: one file a thread and what
// they share, with the packages they use, the kernels, the data sets, the types and the packages' licences beside
// them. `npm pack` packs that folder.
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
// what others import may run in a browser: nothing in it asks Node for anything
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
