import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkScenario, DEFAULT_SCENARIO } from '../../../../scenario';
import { PLANES } from './planes';
import { otherWorld, planeOf, readWorlds, type TwoWorlds, tidy, writeWorlds } from './twoWorlds';

const coordinate = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
const record = fc.record({ x: coordinate, y: coordinate, label: fc.constantFrom(0 as const, 1 as const) });
const worlds: fc.Arbitrary<TwoWorlds> = fc.record({
  change: fc.oneof(
    fc.constantFrom({ kind: 'remove' as const }, { kind: 'flip' as const }),
    fc.record({ kind: fc.constant('move' as const), x: coordinate, y: coordinate }),
  ),
  model: fc.constantFrom('logistic' as const, 'network' as const),
  records: fc.oneof(
    fc.constantFrom(...Object.values(PLANES)),
    fc.array(record, { minLength: 2, maxLength: 100 }),
  ),
});

test('what is written is read back, and is what a scenario may hold', () => {
  fc.assert(
    fc.property(worlds, (value) => {
      const text = writeWorlds(value);
      expect(readWorlds(text)).toEqual(value);
      expect(checkScenario({ ...DEFAULT_SCENARIO, worlds: text }).worlds).toBe(text);
      expect(text.length).toBeLessThanOrEqual(400);
    }),
  );
});

test('whatever the scenario lets through is a plane: two records at least, all of them inside', () => {
  const letters = fc.stringMatching(/^[A-T][A-Za-z0-9_-]{2}$/);
  fc.assert(
    fc.property(letters, fc.array(letters, { minLength: 2, maxLength: 100 }), (place, codes) => {
      const { change, records } = readWorlds(`move.${place},network,${codes.join('')}`);
      expect(records).toHaveLength(codes.length);
      for (const { x, y } of [...records, change as { x: number; y: number }])
        expect(tidy({ x, y })).toEqual({ x, y });
    }),
  );
});

test('the planes one may start from are written by their names', () => {
  expect(planeOf({ records: PLANES.xor })).toBe('xor');
  expect(planeOf({ records: PLANES.xor.slice(1) })).toBeNull();
  expect(writeWorlds(readWorlds(DEFAULT_SCENARIO.worlds))).toBe(DEFAULT_SCENARIO.worlds);
});

test('the other world differs from the first in Ana’s record alone', () => {
  fc.assert(
    fc.property(worlds, (value) => {
      const other = otherWorld(value);
      const [ana, ...others] = value.records;
      expect(other.slice(value.change.kind === 'remove' ? 0 : 1)).toEqual(others);
      if (value.change.kind === 'flip') expect(other[0]).toEqual({ ...ana, label: 1 - ana.label });
      if (value.change.kind === 'move')
        expect(other[0]).toEqual({ x: value.change.x, y: value.change.y, label: ana.label });
    }),
  );
});
