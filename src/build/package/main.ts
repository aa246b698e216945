// The second part of `npm run api`: writes the public interface of the package into docs/api, and the methods of the Python helper. Tests
// compare both with the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonQueries } from '../../cli/catalogue/pythonQueries';
import { MODULES, ROOT, withDeclarations } from './declarations';
import { publicFace } from './publicFace';

const folder = join(ROOT, 'docs/api');
mkdirSync(folder, { recursive: true });
withDeclarations((declarations) => {
  for (const name of MODULES) writeFileSync(join(folder, `${name}.txt`), publicFace(name, declarations));
});
writeFileSync(join(ROOT, 'python/adjacency_lab/queries.py'), pythonQueries());
// queries of training keep threads open, which would keep this process from ending
process.exit();
