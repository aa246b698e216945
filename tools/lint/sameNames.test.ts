// How exported names are found that two files declare.
import { expect, test } from 'vitest';
import { SAME_EVERYWHERE, sameNames } from './sameNames';
import { topLevelNames } from './topLevelNames';

const sources = (files: Record<string, string>) => new Map(Object.entries(files));

test('names are found in declarations of every kind but not in re-exports', () => {
  const text = `
    export const a = 1, { b, c: [d, ...e], f = 2 } = thing;
    export function g(one: string): void;
    export function g(one: unknown) {}
    class H {}
    export interface I {}
    type J = string;
    export { K } from './k';
    export { J };
    const inner = () => { const hidden = 1; };`;
  const found = topLevelNames(sources({ 'src/x.ts': text }));
  expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'H', 'I', 'J', 'inner']);
  expect(found.filter(({ exported }) => !exported).map(({ name }) => name)).toEqual(['H', 'inner']);
});

test('an exported name that two files declare is a fault that names both', () => {
  const files = sources({
    'src/a.ts': 'export const ROWS = 1; const HIDDEN = 2;',
    'src/b.ts': 'export interface ROWS {} export const HIDDEN = 3;',
    'src/c.ts': 'const ROWS = 4;',
  });
  expect(sameNames(files)).toEqual([
    'src/b.ts exports ROWS, and so does src/a.ts. Name each after what it is.',
  ]);
});

test('props, late components, faces of guests and names with one meaning may repeat', () => {
  const files = sources({
    'src/a.tsx': 'export interface PartProps {} export function Figure() {} export const STEPS = 1;',
    'src/b.tsx': `export interface PartProps {} export const Figure = later(() => import('./a'), 'Figure');
      export const STEPS = 2;`,
    'src/guests/one/link.ts': 'export const LINK = 1;',
    'src/guests/two/link.ts': 'export const LINK = 2;',
  });
  expect(sameNames(files, new Set(['LINK']))).toEqual([]);
  expect(sameNames(files)).toHaveLength(1);
  expect(SAME_EVERYWHERE).toHaveProperty('STEPS');
});
