// Copies the checkout as it stands, committed or not, to a folder of its own: files that git knows or would add, files that an install
// has made, and the packages, which are hard-linked where the file system allows it.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that `npm run prepare` has made, which git ignores. */
const PREPARED = [
  'src/audit/training/wasm/kernel.wasm',
  'src/audit/training/wasm/kernel-relaxed.wasm',
  'src/lab/fonts',
];
/** Caches that tools write into node_modules. They are not copied, so that each copy has its own. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies a folder and everything in it, with `put` for each file. */
function folder(from: string, to: string, put: (from: string, to: string) => void): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (CACHES.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) folder(source, target, put);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else put(source, target);
  }
}

/**
 * Makes the copy and returns its folder, which is a repository of its own without a commit: {@link commit} makes one once the guest has
 * left.
 */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'adjacency-lab-guests-'));
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).split('\0');
  for (const path of known.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  for (const path of PREPARED) {
    if (path.endsWith('.wasm')) copyFileSync(join(root, path), join(copy, path));
    else folder(join(root, path), join(copy, path), copyFileSync);
  }
  folder(join(root, 'node_modules'), join(copy, 'node_modules'), link);
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Commits all that stands in a copy, for what asks git which commit it runs from. */
export function commit(copy: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const somebody = [
    '-c',
    'user.name=guests',
    '-c',
    'user.email=guests@localhost',
    '-c',
    'commit.gpgsign=false',
  ];
  git('add', '--all');
  git(...somebody, 'commit', '--quiet', '--no-verify', '--message', 'The rest of the house');
}
