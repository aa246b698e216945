// The adjacency's older field name, `relation`, read beside the newer one.
import { expect, test } from 'vitest';
import { withAdjacency } from './olderField';

test('relation is read as adjacency, in its place among the fields', () => {
  const migrated = withAdjacency({ query: 'epsilon', relation: 'substitute', delta: 1e-5 });
  expect(JSON.stringify(migrated)).toBe('{"query":"epsilon","adjacency":"substitute","delta":0.00001}');
});

test('fields without relation, or with none given, stay as they are', () => {
  for (const fields of [{ adjacency: 'add-remove' }, { delta: 1e-5 }, { relation: null, delta: 1e-5 }]) {
    expect(withAdjacency(fields)).toBe(fields);
  }
});

test('relation and adjacency may both be given where they agree', () => {
  expect(withAdjacency({ relation: 'group', adjacency: 'group' })).toEqual({ adjacency: 'group' });
  expect(withAdjacency({ relation: 'group', adjacency: null })).toEqual({ adjacency: 'group' });
});

test('relation and adjacency that do not agree give an error with both values', () => {
  expect(() => withAdjacency({ relation: 'group', adjacency: 'implied' })).toThrow(
    'adjacency is "implied", and relation, which is its older name, is "group". Give adjacency alone.',
  );
});
