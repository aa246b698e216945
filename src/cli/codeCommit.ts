// Finds the commit of the code that runs.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InputError } from '../base/numerics/errors';

/**
 * The first 12 digits of the commit of the code that runs, followed by '+' if a tracked file of src/ differs from it. The
 * compiled command contains it (src/build/commands.ts). A container that is built without git takes it from the variable
 * ADJACENCY_LAB_COMMIT, as it is given there. Throws an InputError where git knows no commit.
 */
export function codeCommit(): string {
  const known = process.env.ADJACENCY_LAB_COMMIT;
  if (known) return known;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const git = (...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':/src') !== '';
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '+' : ''}`;
  } catch {
    throw new InputError(
      'missing',
      'commit',
      `git does not say which commit this is. Run from a clone, or the packed command.`,
    );
  }
}
