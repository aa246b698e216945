// No file of the core throws an error that has neither a code and a sentence nor the name of a defect.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plainErrors } from './plainErrors';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

const FOLDERS = ['base', 'accounting', 'audit', 'oneRun', 'risk', 'report', 'scoreAudit', 'scenario', 'work'];

/** The files that make the errors which carry a code. */
const MAKERS = ['base/numerics/errors.ts', 'accounting/unreachableTarget.ts', 'audit/training/errors.ts'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)(?:testing|assembly)\//.test(name)),
);

test('the core throws coded errors and defects only', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !MAKERS.includes(file))
    .flatMap((file) => plainErrors(readFileSync(SRC + file, 'utf8'), file));
  expect(found).toEqual([]);
});

test.each([
  ['an error', "throw new Error('steps is 0.');"],
  ['an error without new', "throw RangeError('steps is 0.');"],
  ['an error in a value', "const late = { why: new TypeError('x') };"],
  ['a refusal that may be a text', "throw new InputError('missing', 'steps', 'steps is missing.');"],
])('%s is found', (_, code) => expect(plainErrors(code, 'x.ts')).toHaveLength(1));

test.each([
  ['a refusal by its sentence', "throw refusals('steps').missing(NUMERICS.missing);"],
  ['a defect', "throw new Defect('No job was opened.');"],
  ['the name of a class', 'const is = (error: unknown) => error instanceof Error;'],
])('%s is not found', (_, code) => expect(plainErrors(code, 'x.ts')).toEqual([]));
