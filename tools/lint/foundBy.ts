// Checks how tests find a part of the page. They do so by role and name, or by `data-testid`, and never by a class of its styles, so
// that styles can change freely. Pure, over texts.

/** Files by their paths. */
type Texts = ReadonlyMap<string, string>;

const CLASS = /\.([A-Z]\w*)_[a-z]\w*/g;
const ASKED = /getByTestId\('([\w-]+)'\)|\[data-testid=["']?([\w-]+)/g;
const GIVEN = /(?:data-testid|testId)="([\w-]+)"/g;

/** A line of text for each place where a test names a class of one of these style modules ('RunLine' for RunLine.module.css). */
export function foundByStyle(tests: Texts, modules: ReadonlySet<string>): string[] {
  return [...tests].flatMap(([path, text]) =>
    [...text.matchAll(CLASS)]
      .filter(([, module]) => modules.has(module))
      .map(([name]) => `${path} finds ${name} by its style: find it by its role, or give it a data-testid.`),
  );
}

/** Comments of a sheet and addresses of files, neither of which has a class. */
const NO_RULE = /\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g;
const TEXT = /'[^'\n]*'|`[^`]*`|"[^"\n]*"/g;
const DOTTED = /(?<![\d/])\.([a-z][\w-]*)/g;

/** The classes of sheets that hold for the whole page, as `drawings.css` does. */
export const sheetClasses = (sheets: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...sheets].flatMap((sheet) =>
      [...sheet.replaceAll(NO_RULE, '').matchAll(DOTTED)].map(([, name]) => name as string),
    ),
  );

/** Each place where the text of a selector in a test names one of these classes, as a line. */
export const foundBySheet = (tests: Texts, classes: ReadonlySet<string>): string[] =>
  [...tests].flatMap(([path, text]) =>
    [...text.matchAll(TEXT)].flatMap(([selector]) =>
      [...selector.matchAll(DOTTED)]
        .filter(([, name]) => classes.has(name as string))
        .map(([name]) => `${path} finds ${name} by its style.`),
    ),
  );

const named = (texts: Texts, pattern: RegExp): Set<string> =>
  new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, one, other]) => one ?? other)),
  );

/** A line of text for each data-testid of the page that no test asks for, and for each that tests ask for and the page lacks. */
export function strayTestIds(page: Texts, tests: Texts): string[] {
  const [given, asked] = [named(page, GIVEN), named(tests, ASKED)];
  return [
    ...[...given].filter((id) => !asked.has(id)).map((id) => `No test asks for data-testid="${id}".`),
    ...[...asked].filter((id) => !given.has(id)).map((id) => `Nothing on the page has data-testid="${id}".`),
  ];
}
