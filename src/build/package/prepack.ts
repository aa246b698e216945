// The step before `npm pack` packs. It copies the page beside the compiled commands, and replaces the repository's
// package.json by the packed one until postpack.mjs restores it.
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './declarations';
import { packedManifest } from './manifest';

/** Copies dist/ to a folder, without the data sets, which the package already has beside it. */
function pageInto(folder: string): void {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('dist/ is missing. Run `npm run build:page` first.');
  const data = join(dist, 'data');
  cpSync(dist, folder, { recursive: true, filter: (file) => file !== data });
}

pageInto(join(ROOT, 'compute/page'));
mkdirSync(join(ROOT, '.tsbuild'), { recursive: true });
copyFileSync(join(ROOT, 'package.json'), join(ROOT, '.tsbuild/package.json'));
writeFileSync(join(ROOT, 'package.json'), packedManifest());
