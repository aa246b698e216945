// Which unit tests a guest's leaving may affect.
import { expect, test } from 'vitest';
import { importsOf } from '../lint/imports';
import { affectedTests } from './affected';

const FACE = 'src/guests/faces/fields.ts';
const SOURCES = new Map([
  [FACE, "import { FIELDS as some } from '../some/fields';\nexport const FIELDS = { some } as const;"],
  ['src/guests/some/fields.ts', 'export const FIELDS = {};'],
  ['src/guests/some/fields.test.ts', "import { FIELDS } from './fields';"],
  ['src/scenario/link.ts', "import { FIELDS } from '../guests/faces/fields';\nexport const link = FIELDS;"],
  ['src/scenario/types.ts', "import type { FIELDS } from '../guests/faces/fields';\nexport const one = 1;"],
  ['src/lab/figure.ts', "export const later = () => import('../scenario/link');"],
  ['src/lab/data.ts', "import { readFileSync } from 'node:fs';\nexport const data = readFileSync('x');"],
  [
    'test/shared/files.ts',
    "import { readFileSync } from 'node:fs';\nexport const text = () => readFileSync('y');",
  ],
  ['src/scenario/link.test.ts', "import { link } from './link';"],
  ['src/scenario/types.test.ts', "import { one } from './types';"],
  ['src/lab/figure.test.tsx', "import { later } from './figure';"],
  ['src/lab/data.test.ts', "import { data } from './data';"],
  ['src/lab/own.test.ts', "import { readdirSync } from 'node:fs';"],
  ['src/lab/shared.test.ts', "import { text } from '../../test/shared/files';"],
  ['src/lab/browser/page.test.ts', "import { link } from '../../scenario/link';"],
  ['src/base/sum.test.ts', 'export const sum = 1 + 1;'],
]);

test('tests that read files or reach a changed module, also late or through others, are chosen', () => {
  expect(affectedTests(SOURCES, importsOf(SOURCES), new Set([FACE]), 'src/guests/some/')).toEqual([
    'src/lab/figure.test.tsx',
    'src/lab/own.test.ts',
    'src/lab/shared.test.ts',
    'src/scenario/link.test.ts',
  ]);
});
