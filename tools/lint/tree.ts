// Reads the repository's files of code from disk.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sources } from './imports';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^src\/guests\/[\w-]+\/(?:(?:bench|browser|verify)\/|verify\.ts$)/.test(path);

/** Code in these folders that git tracks or would add. The training kernel is left out, since another compiler reads it. */
function codeIn(...folders: readonly string[]): Sources {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const paths = list
    .split('\0')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/assembly/') && existsSync(ROOT + path));
  return new Map(paths.map((path) => [path, readFileSync(ROOT + path, 'utf8')]));
}

/** The production files of src and workers, without tests and files that only tests use. */
export const productionFiles = (): Sources =>
  new Map([...codeIn('src', 'workers')].filter(([path]) => !isTest(path)));

/** All code, tests and tools too. */
export const allFiles = (): Sources => codeIn('src', 'workers', 'test', 'tools');
