// Tests of the two worlds as a text in a scenario.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkScenario, DEFAULT_SCENARIO } from '../../../scenario';
import { snap } from '../engine/plane/code';
import { PLANE_PRESETS } from '../engine/plane/plane';
import { planeOf, readWorlds, recordsOf, type TwoWorlds, writeWorlds } from './twoWorlds';

const coordinate = fc.double({ min: -1, max: 1, noNaN: true }).map(snap);
const record = fc.record({ x: coordinate, y: coordinate, label: fc.constantFrom(0 as const, 1 as const) });
const worlds: fc.Arbitrary<TwoWorlds> = fc.record({
  change: fc.oneof(
    fc.constantFrom({ kind: 'remove' as const }, { kind: 'flip' as const }),
    fc.record({ kind: fc.constant('move' as const), x: coordinate, y: coordinate }),
  ),
  model: fc.constantFrom('logistic' as const, 'network' as const),
  records: fc.oneof(
    fc.constantFrom(...PLANE_PRESETS.map(recordsOf)),
    fc.array(record, { minLength: 2, maxLength: 100 }),
  ),
});

test('worlds of 2 to 100 records are read back from their text, which a scenario may hold', () => {
  fc.assert(
    fc.property(worlds, (value) => {
      const text = writeWorlds(value);
      expect(readWorlds(text)).toEqual(value);
      expect(checkScenario({ ...DEFAULT_SCENARIO, worlds: text }).worlds).toBe(text);
      expect(text.length).toBeLessThanOrEqual(400);
    }),
  );
});

test('a scenario refuses a text that stands for no two worlds', () => {
  for (const text of [
    'flip,logistic,p',
    'move.512.0,logistic,xor',
    'flip,logistic,apart,apart',
    'toString,logistic,xor',
  ])
    expect(() => checkScenario({ ...DEFAULT_SCENARIO, worlds: text })).toThrow(
      /Two worlds is .* a text such as/,
    );
});

test('a plane to begin with is written by its name', () => {
  expect(planeOf({ records: recordsOf('xor') })).toBe('xor');
  expect(planeOf({ records: recordsOf('xor').slice(1) })).toBeNull();
  expect(writeWorlds(readWorlds(DEFAULT_SCENARIO.worlds))).toBe(DEFAULT_SCENARIO.worlds);
});
