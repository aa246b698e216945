// The built page as the package carries it.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './declarations';

/** Copies dist/ there, without the data sets, which stand beside it in the package. */
export function pageInto(folder: string): void {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('dist/ is missing. Run `npm run build:page` first.');
  const data = join(dist, 'data');
  cpSync(dist, folder, { recursive: true, filter: (file) => file !== data });
}
