// The unit tests that a guest's leaving may change: those whose imports reach a module that is written anew without it, and those
// that read files themselves. What any other test runs is the same to the letter, so that its result is known. Pure.
import { existsSync } from 'node:fs';
import { type Imports, importsOf, type Sources } from '../lint/imports';
import { allFiles } from '../lint/tree';
import { FACES } from './faces';

const TEST = /^(?:src|tools)\/.*\.test\.tsx?$/;
/** Tests of the built page, which are no unit tests. */
const BROWSER = /(?:^|\/)browser\//;
/** How a test sees a file that it does not import. */
const READS =
  /\b(?:readdirSync|readdir|readFileSync|readFile|existsSync|execFileSync|spawnSync|import\.meta\.glob|productionFiles)\b/;

/** A file with all that it imports when it runs, directly or through others. */
function reached(from: string, imports: Imports): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { to, isPackage, typesOnly } of imports.get(path) ?? [])
      if (!isPackage && !typesOnly) open.push(to);
  }
  return found;
}

/** `changed`: modules that are written anew; `gone`: what begins the paths of those that are deleted. */
export function affectedTests(
  sources: Sources,
  imports: Imports,
  changed: ReadonlySet<string>,
  gone: string,
): string[] {
  // what computes reads no file, but for the modules of tests and tools
  const reads = (path: string): boolean =>
    /^(?:tools|test)\/|\.test\.|\/testing\//.test(path) && READS.test(sources.get(path) ?? '');
  return [...sources.keys()]
    .filter((path) => TEST.test(path) && !BROWSER.test(path) && !path.startsWith(gone))
    .filter((test) => [...reached(test, imports)].some((path) => changed.has(path) || reads(path)))
    .sort();
}

/** Unit tests of this checkout that a guest's leaving may change. */
export function testsAffectedBy(root: string, guest: string): string[] {
  const sources = allFiles();
  const faces = FACES.filter(({ file }) => existsSync(`${root}/src/guests/${guest}/${file}`));
  const changed = new Set([
    'src/guests/registry.ts',
    ...faces.map(({ name }) => `src/guests/faces/${name}.ts`),
  ]);
  return affectedTests(sources, importsOf(sources), changed, `src/guests/${guest}/`);
}
