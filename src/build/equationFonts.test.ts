// The fonts of equations that the build keeps: every letter of every equation has its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import katex from 'katex';
import { expect, test } from 'vitest';
import type { DeeperContent } from '../lab/chapters/frame/deeper/Deeper';
import { BOUND_FROM_ERROR_RATE, type EquationEntry } from '../lab/chapters/frame/deeper/sharedEquations';
import { katexOptions } from '../lab/notation/katexOptions';
import { PAPER_EQUATIONS } from '../lab/pages/paper/printedEquations';
import { UNIAUD_EQUATIONS } from '../lab/pages/uniaud/printedEquations';
import { withKeptFonts } from './equationFonts';

const ofChapters = import.meta.glob<DeeperContent>('../lab/chapters/*/deeper.ts', {
  eager: true,
  import: 'DEEPER',
});
const ofGuests = import.meta.glob<Record<string, { equations: readonly EquationEntry[] }>>(
  '../guests/*/page/equations.tsx',
  { eager: true, import: 'EQUATIONS' },
);
const ALL: readonly EquationEntry[] = [
  BOUND_FROM_ERROR_RATE,
  ...PAPER_EQUATIONS,
  ...UNIAUD_EQUATIONS,
  ...Object.values(ofChapters).flatMap(({ equations }) => equations),
  ...Object.values(ofGuests).flatMap((chapters) =>
    Object.values(chapters).flatMap(({ equations }) => equations),
  ),
];

const SHEET = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.css'), 'utf8');

/** The declarations on fonts in a rule, with their values. */
const fontsIn = (rule: string): Record<string, string> =>
  Object.fromEntries(
    [...rule.matchAll(/font-(family|style|weight):\s*"?([\w-]+)/g)].map(([, what, value]) => [what, value]),
  );
const nameOf = (face: Record<string, string>): string =>
  `${face.family} ${face.style ?? 'normal'} ${(face.weight ?? '400').replace('normal', '400').replace('bold', '700')}`;

const kept = withKeptFonts(SHEET);
const faces = new Set([...kept.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => nameOf(fontsIn(face))));

/** The faces of each class of letters, in the style sheet as katex has it. */
const RULES = [...SHEET.replace(/@font-face\s*\{[^}]*\}/g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
  ([, selectors = '', body = '']) =>
    Object.keys(fontsIn(body)).length === 0
      ? []
      : selectors.split(',').map((selector) => ({ selector: selector.trim(), fonts: fontsIn(body) })),
);

/** The face of an element with these classes, in the main font where no class names another. */
function faceOf(classes: readonly string[]): string {
  const own = RULES.filter(({ selector }) => {
    const last = /^\.katex ((?:\.[\w-]+)+)$/.exec(selector)?.[1]?.slice(1).split('.');
    return last?.every((name) => classes.includes(name)) ?? false;
  });
  return nameOf(Object.assign({ family: 'KaTeX_Main' }, ...own.map(({ fonts }) => fonts)));
}

const facesOf = (tex: string): Set<string> =>
  new Set(
    [...katex.renderToString(tex, { ...katexOptions(), output: 'html' }).matchAll(/class="([^"]*)"/g)].map(
      ([, classes = '']) => faceOf(classes.split(' ')),
    ),
  );

test('the classes of letters are read from katex’s style sheet', () => {
  expect(facesOf('\\mathfrak{A}')).toContain('KaTeX_Fraktur normal 400');
  expect(facesOf('\\mathbf{A} x')).toEqual(
    new Set(['KaTeX_Main normal 400', 'KaTeX_Main normal 700', 'KaTeX_Math italic 400']),
  );
});

test('the build keeps the face of every letter of every equation, as WOFF2 alone', () => {
  expect(ALL.length).toBeGreaterThan(30);
  const used = new Set(ALL.flatMap(({ tex }) => [...facesOf(tex)]));
  expect([...used].filter((face) => !faces.has(face))).toEqual([]);
  expect(kept).not.toMatch(/\.(?:woff|ttf)\)/);
});

test('the build leaves out faces that no equation uses', () => {
  for (const unused of ['KaTeX_Fraktur normal 400', 'KaTeX_Typewriter normal 400', 'KaTeX_Main italic 400'])
    expect(faces).not.toContain(unused);
  expect(() => withKeptFonts('.katex { color: red }')).toThrow('differently');
});
