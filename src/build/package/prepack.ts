// The step before `npm pack` packs: the page beside the compiled commands, without the data that they have too, and the packed
// package.json in place of the repository's, which postpack.ts puts back.
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './declarations';
import { packedManifest } from './manifest';

/** Copies dist/ there, without the data sets, which stand beside it in the package. */
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
