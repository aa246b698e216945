// How a class of a style module is called in the page: 'RunLine_text', the module and the class in it. No hash: the
// markup drawn at build time and saved figures name classes too, and no two modules have one name
// (styleNames.test.ts).
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const nameOf = (local: string, file: string): string =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`;

/** Options for Vite's `css.modules`. */
export const styleModules = { generateScopedName: nameOf };

const MODULE = /\.module\.css$/;
const NAMES_MODULE = '\0style-names:';

/** The names alone, without a sheet: for the page drawn at build time, whose sheet the build itself makes. */
export function styleNames(): Plugin {
  return {
    name: 'adjacency-lab:style-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: MODULE },
      // no longer called .css, which Vite would take for a sheet
      handler: (id, from) => `${NAMES_MODULE}${join(dirname(from ?? ''), id).replace(MODULE, '')}`,
    },
    load: {
      filter: { id: /^\0style-names:/ },
      handler: (id) =>
        `export default new Proxy({}, { get: (_, local) => '${nameOf('', basename(id))}' + String(local) });`,
    },
  };
}
