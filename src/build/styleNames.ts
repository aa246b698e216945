// Names classes of style modules in the page by the module and the class, such as 'RunLine_text'. There is no hash, because
// the markup drawn at build time and saved figures name classes too. No two modules have the same name, which
// styleNames.test.ts checks.
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const nameOf = (local: string, file: string): string =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`;

/** Options for Vite's `css.modules`. */
export const styleModules = { generateScopedName: nameOf };

const MODULE = /\.module\.css$/;
const NAMES_MODULE = '\0style-names:';

/** A plugin that provides the names without a sheet, for the page drawn at build time, whose sheet the build makes itself. */
export function styleNames(): Plugin {
  return {
    name: 'adjacency-lab:style-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: MODULE },
      // the id must not end in .css, because Vite would then read a sheet
      handler: (id, from) => `${NAMES_MODULE}${join(dirname(from ?? ''), id).replace(MODULE, '')}`,
    },
    load: {
      filter: { id: /^\0style-names:/ },
      handler: (id) =>
        `export default new Proxy({}, { get: (_, local) => '${nameOf('', basename(id))}' + String(local) });`,
    },
  };
}
