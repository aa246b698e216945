// Minifies public/boot.js, the script that runs before the first paint, because every visit waits for it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'boot.js';

export function bootScript(): Plugin {
  let publicDir = '';
  return {
    name: 'adjacency-lab:boot-script',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle() {
      const written = await readFile(join(publicDir, NAME), 'utf8');
      const { code, errors } = minifySync(NAME, written, { module: false });
      if (errors.length > 0) throw new Error(`public/${NAME} cannot be read: ${errors[0]?.message}`);
      // the written file replaces the copy, because the public folder has been copied before
      this.emitFile({ type: 'asset', fileName: NAME, source: code });
    },
  };
}
