// `npm run api`: writes the public face of the package into docs/api, where publicFace.test.ts compares it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, ROOT, withDeclarations } from './declarations';
import { publicFace } from './publicFace';

const folder = join(ROOT, 'docs/api');
mkdirSync(folder, { recursive: true });
withDeclarations((declarations) => {
  for (const name of MODULES) writeFileSync(join(folder, `${name}.txt`), publicFace(name, declarations));
});
