// The production files of src and workers as they are on disk.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sources } from './imports';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^src\/guests\/[\w-]+\/(?:(?:bench|browser|verify)\/|verify\.ts$)/.test(path);

/** Tracked by git or about to be; without tests, what only tests use, and the training kernel, which another compiler reads. */
export function productionFiles(): Sources {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'src', 'workers'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const paths = list
    .split('\0')
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('/assembly/'));
  return new Map(paths.map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]));
}
