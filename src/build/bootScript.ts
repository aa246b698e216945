// The script that runs before the first paint, public/boot.js, without its comments: it is part of what every visit waits for.
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
      // written after the public folder has been copied, and so in place of the copy
      this.emitFile({ type: 'asset', fileName: NAME, source: code });
    },
  };
}
