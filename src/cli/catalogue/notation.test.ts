// The notation in which the help prints schemas.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { described, signature } from './notation';

const number = z.number();
const many = z.union([number, z.array(number.nullable())]);
const asks = z.strictObject({
  adjacency: z.enum(['a', 'b']),
  q: many,
  T: many.optional(),
  seed: number.default(1),
  failures: z.array(number).default([0.1, 0.5]),
  start: z.string().default('public'),
  score: z.union([number, z.enum(['inf', '-inf'])]).nullable(),
  flags: z.array(z.boolean()).optional(),
  noises: z.union([z.array(number), z.string()]),
  mark: z.union([z.enum(['stated']), number, z.strictObject({ from: z.array(number) })]),
  record: z.record(z.string(), z.unknown()),
  other: z.unknown(),
  parts: z.array(z.strictObject({ a: number, b: number.optional() })).nullable(),
});

test('each field is shown with its kind, its marks and its inner fields', () => {
  expect(described(asks)).toBe(
    'adjacency:a|b q:many T:many~ seed~=1 failures[]~=[0.1,0.5] start:text~=public score:number|inf|-inf? flags:boolean[]~ noises:number[]|text mark:stated|number|{from[]} record:* other:* parts[]?{a b~}',
  );
});

test('a signature shows optional fields with their defaults', () => {
  expect(signature(asks)).toBe(
    'adjacency q [T] [seed=1] [failures=[0.1,0.5]] [start=public] score [flags] noises mark record other parts',
  );
});

test('a schema without a notation is refused by its kind', () => {
  expect(() => described(z.strictObject({ when: z.date() }))).toThrow('no notation for date');
});
