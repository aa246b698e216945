// The unit tests whose result may change when a guest (src/guests) leaves: those whose imports reach a module that is written anew
// without it, and those that read files themselves. All other tests run exactly the same code, so their result is known. Pure.
import { existsSync } from 'node:fs';
import { type Imports, importsOf, type Sources } from '../lint/imports';
import { allFiles } from '../lint/tree';
import { FACES } from './faces';

const TEST = /^(?:src|tools)\/.*\.test\.tsx?$/;
/** Tests of the built page, which are no unit tests. */
const BROWSER = /(?:^|\/)browser\//;
/** Ways in which a test reads files that it does not import. */
const READS =
  /\b(?:readdirSync|readdir|readFileSync|readFile|existsSync|execFileSync|spawnSync|import\.meta\.glob|productionFiles)\b/;

/** A file and all files that it imports at run time, directly or through others. */
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

/**
 * The affected unit tests, sorted.
 * @param changed modules that are written anew
 * @param gone folder of the files that are deleted
 */
export function affectedTests(
  sources: Sources,
  imports: Imports,
  changed: ReadonlySet<string>,
  gone: string,
): string[] {
  // only tests, tools and modules for tests read files; other modules compute
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
