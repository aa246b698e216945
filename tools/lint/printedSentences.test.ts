// No sentence of the core is printed as [object Object]. TypeScript allows any value in a template, so the test asks its type checker.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code to be read, as text
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onlyInFull } from '../../test/statistics/size';
import { printedSentences } from './printedSentences';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const HEAD = `import { sentences } from './family.ts';
import { english, type Sentence } from './sentence.ts';
const DOOR = sentences('door', { shut: 'The door is shut.', open: 'It is {wide:number} wide.' });
`;

/** The lines of a file, made up here, in which a sentence would be printed. */
function foundIn(lines: readonly string[]): string[] {
  const files = {
    [`${ROOT}/tsconfig.printed.json`]: JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2023'] },
      files: ['src/base/sentences/printed.ts'],
    }),
    [`${ROOT}/src/base/sentences/printed.ts`]: HEAD + lines.join('\n'),
  };
  const before = HEAD.split('\n').length;
  return printedSentences(ROOT, ['tsconfig.printed.json'], files).map((fault) => {
    const [, line] = /^src\/base\/sentences\/printed\.ts:(\d+) /.exec(fault) ?? [];
    return lines[Number(line) - before] ?? fault;
  });
}

test('a sentence that is turned into a text in any way is found', () => {
  const wrong = [
    'export const a = `${DOOR.shut}`;',
    'export const b = `${DOOR.open({ wide: 1 })} now`;',
    "export const c = (s: Sentence | null) => 'so: ' + s;",
    "export const d = (s: readonly (Sentence | string)[]) => s.join(', ');",
    'export const e = (s?: Sentence) => String(s);',
    'export const f = <T extends Sentence>(s: T) => `${s}`;',
    'export const g = (s: Sentence & { readonly more: 1 }) => s.toString();',
    "export const h = (s: { why: Sentence }) => { let x = ''; x += s.why; return x; };",
    'export const i = (s: Sentence) => String.raw`${s}`;',
  ];
  expect(foundIn(wrong).sort()).toEqual(wrong);
});

test('a value that has a text is not found', () => {
  const right = [
    'export const a = `${english(DOOR.shut)}`;',
    'export const b = (s: Sentence) => `${s.code} ${s.english}`;',
    "export const c = (s: readonly Sentence[]) => s.map(english).join(', ');",
    'export const d = (n: number, s: string | null) => `${n}${s}` + String(n);',
  ];
  expect(foundIn(right)).toEqual([]);
});

test('no code of the project prints a sentence', { timeout: 120_000 }, (itself) => {
  onlyInFull(itself);
  const configurations = ['node', 'workers', 'page', 'core'].map((name) => `tsconfig.${name}.json`);
  expect(printedSentences(ROOT, configurations)).toEqual([]);
});
