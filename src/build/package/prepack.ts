// Before `npm pack`: the page beside the compiled commands, without the data that they have too, and the packed package.json in place of
// the repository's, which postpack.ts puts back.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './declarations';
import { packedManifest } from './manifest';
import { pageInto } from './page';

pageInto(join(ROOT, 'compute/page'));
mkdirSync(join(ROOT, '.tsbuild'), { recursive: true });
copyFileSync(join(ROOT, 'package.json'), join(ROOT, '.tsbuild/package.json'));
writeFileSync(join(ROOT, 'package.json'), packedManifest());
