// Which files name a guest's folder, or what stands in it, from outside.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What may: the registry, what is written from it or from sentences, and documents, which say what a guest is. */
const MAY = /^src\/guests\/(?:registry\.ts|faces\/)|\.(?:md|po)$|^Containerfile/;
/** Files of other kinds than text. */
const BINARY = /\.(?:wasm|woff2?|png|jpe?g|svg|ico|pdf|npy|npz|bin|gz|zip|shard)$/;

/** Paths from the root, of files tracked by git or about to be. */
export function mentionsOf(root: string, guest: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).split('\0');
  const own = `src/guests/${guest}/`;
  const within = new RegExp(`(?:guests|'\\.\\.(?:/\\.\\.)*)/${guest}(?![\\w-])`);
  const beyond = new RegExp(`guests/${guest}(?![\\w-])`);
  return list.filter((path) => {
    if (path === '' || path.startsWith(own) || MAY.test(path) || BINARY.test(path)) return false;
    const file = `${root}/${path}`;
    const named = path.startsWith('src/guests/') ? within : beyond;
    return existsSync(file) && named.test(readFileSync(file, 'utf8'));
  });
}
