// What the package promises is what docs/api says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULES, ROOT, withDeclarations } from './declarations';
import { publicFace } from './publicFace';

test('is the one that was reviewed (`npm run api` writes a meant change)', () => {
  withDeclarations((folder) => {
    for (const name of MODULES) {
      const reviewed = readFileSync(join(ROOT, `docs/api/${name}.txt`), 'utf8').replaceAll('\r\n', '\n');
      expect(publicFace(name, folder)).toBe(reviewed);
    }
  });
});
