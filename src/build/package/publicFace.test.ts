// The public interface of the package is the one in docs/api.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULES, ROOT, withDeclarations } from './declarations';
import { publicFace } from './publicFace';

test('the public interface is the reviewed one (`npm run api` writes an intended change)', () => {
  withDeclarations((folder) => {
    for (const name of MODULES) {
      const reviewed = readFileSync(join(ROOT, `docs/api/${name}.txt`), 'utf8').replaceAll('\r\n', '\n');
      expect(publicFace(name, folder)).toBe(reviewed);
    }
  });
});
