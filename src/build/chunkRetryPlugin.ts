// Lets the page ask again for a chunk that failed or never arrived. A browser may remember a failed module for good, and
// always waits for one that is under way, so the second request needs another address, which src/lab/ui/chunks.ts
// chooses. The plugin runs when the files are final, because Vite needs the plain import() to find a chunk's files.
import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((`|"|')(\.\/[\w.-]+\.js)\1\)/g;

export function chunkRetry(): Plugin {
  return {
    name: 'chunk-retry',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let found = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(DYNAMIC_IMPORT, (_whole, _quote, path: string) => {
            found++;
            return `globalThis.labChunk(${JSON.stringify(path)},a=>import(a))`;
          });
        }
        if (found === 0) throw new Error('The build has no dynamic import. Has its form changed?');
      },
    },
  };
}
