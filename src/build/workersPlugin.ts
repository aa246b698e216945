// Builds the page's workers together, so that they share files for the code that several of them need. Vite alone would
// build each worker by itself, with its own copy of the accounting core. The dev server does not need this, because it
// bundles nothing.
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { withImports } from './messages/parts.ts';
import { layers, rest, SHARED } from './workerLayers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GUESTS = `${ROOT}src/guests/`;
/** Name of the service worker, which src/build/offlinePlugin.ts builds. */
const ELSEWHERE = 'offline';
const SUFFIX = '.worker.ts';
/** Matches the address of a worker in the page's code, in the one form that a bundler can follow. */
const ADDRESS = /new URL\('(?:\.\.\/)+workers?\/(\w+)\.worker\.ts', import\.meta\.url\)/g;

/** The core's workers, and the folder `worker` of each guest that has one. */
const folders = (): string[] =>
  [`${ROOT}workers/`, ...readdirSync(GUESTS).map((guest) => `${GUESTS}${guest}/worker/`)].filter(existsSync);

/** Each worker's file by its name. */
function entries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of folders()) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(SUFFIX))) {
      const name = basename(file, SUFFIX);
      if (name === ELSEWHERE) continue;
      if (found.has(name))
        throw new Error(`Two workers are called ${file}: ${found.get(name)} and one in ${folder}.`);
      found.set(name, folder + file);
    }
  }
  return found;
}

async function built(): Promise<Rolldown.RolldownOutput['output']> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: './',
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Of no use to a worker is a module that only the entry of a query imports, and one that it has by way of `src/scenario/index.ts`
        // alone, such as what reads links.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/(?:work\/queries|scenario)\//, sideEffects: false }],
        },
        input: Object.fromEntries([...entries()].map(([name, file]) => [`${name}.worker`, file])),
        output: {
          // legal comments stand in licences.txt (src/build/licencesPlugin.ts)
          comments: { legal: false },
          chunkFileNames: ({ name }) =>
            name.startsWith(SHARED) ? `assets/${SHARED}.worker-[hash].js` : 'assets/[name]-[hash].js',
          codeSplitting: { groups: [...layers, rest] },
        },
      },
    },
  });
  if (!('output' in output)) throw new Error('The workers were built more than once.');
  return output.output;
}

/** The worker that computes the first number. */
const FIRST = 'queries';

/** The plugin adds to `modules` the files compiled into workers, and to `first` the output files that the first number waits for. */
export function workers(modules: Set<string>, first: Set<string>): Plugin {
  let output: ReturnType<typeof built> | null = null;
  const references = new Map<string, string>();
  return {
    name: 'adjacency-lab:workers',
    apply: 'build',
    // the plugin runs before Vite's own way with workers
    enforce: 'pre',
    buildStart() {
      output = built();
    },
    transform: {
      filter: { code: /\.worker\.ts'/ },
      async handler(code) {
        const files = (await output) ?? [];
        for (const file of files) {
          if (references.has(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          references.set(file.fileName, this.emitFile({ type: 'asset', fileName: file.fileName, source }));
          if (file.type === 'chunk') for (const module of file.moduleIds) modules.add(module);
        }
        return code.replace(ADDRESS, (_, name: string) => {
          const chunk = files.find(
            (file) => file.type === 'chunk' && file.isEntry && file.name === `${name}.worker`,
          );
          if (chunk?.type !== 'chunk') throw new Error(`${name}${SUFFIX} was not built.`);
          if (name === FIRST) {
            const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
            for (const { fileName } of withImports(chunk, bundle)) first.add(fileName);
          }
          return `import.meta.ROLLDOWN_FILE_URL_${references.get(chunk.fileName)}`;
        });
      },
    },
  };
}
