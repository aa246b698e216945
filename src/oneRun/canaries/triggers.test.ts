// Triggers and the codes of their tags.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import {
  checkTagDesign,
  codeCount,
  codeNumbers,
  collisionBound,
  collisionChance,
  tagCodes,
  triggerPlaces,
  withTrigger,
} from './triggers';

const design = { lambda: 1, tags: 20, each: 10, triggerFeatures: 4 };

it('draws ascending sets of different tags, over tags, sets and seeds', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 40 })
        .chain((tags) => fc.tuple(fc.constant(tags), fc.integer({ min: 1, max: tags - 1 }))),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(1000),
      ([tags, each], m, seed) => {
        const codes = tagCodes(m, { ...design, tags, each }, seed, 0);
        expect(codes.length).toBe(m * each);
        codes.forEach((tag, at) => {
          expect(tag).toBeGreaterThanOrEqual(at % each === 0 ? 0 : codes[at - 1]! + 1);
          expect(tag).toBeLessThan(tags);
        });
      },
    ),
    { seed: 11, numRuns: size(20, 60) },
  );
});

it('draws other sets for each list', () => {
  expect(tagCodes(50, design, 3, 0)).not.toEqual(tagCodes(50, design, 3, 1));
});

it('draws every tag equally often', () => {
  // each of the 5 tags is in 2/5 of 20,000 sets: five standard deviations, which a fresh seed misses with probability 3e-6
  const counts = [0, 0, 0, 0, 0];
  for (const tag of tagCodes(20_000, { ...design, tags: 5, each: 2 }, 4, 0)) counts[tag]!++;
  for (const count of counts) expect(Math.abs(count - 8000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.24));
});

it('gives a code the same number in every list, in the order of the codes and not of the lists', () => {
  const [a, b] = [Int32Array.of(3, 12, 0, 1), Int32Array.of(0, 1, 2, 3)];
  expect(codeNumbers([a, b], 2)).toEqual([Int32Array.of(2, 0), Int32Array.of(0, 1)]);
  // exchanging the lists exchanges their numbers, so that a tie that is broken by them does not depend on which was trained
  expect(codeNumbers([b, a], 2)).toEqual([Int32Array.of(0, 1), Int32Array.of(2, 0)]);
});

it('bounds the probability that two codes coincide', () => {
  // 184,756 codes: 200^2 / (2 x 184,756)
  expect(collisionBound(design, 200)).toBeCloseTo(0.10825, 5);
  expect(collisionBound({ ...design, each: 1 }, 1e4)).toBeNull();
});

it('refuses codes that probably coincide, and no others', () => {
  expect(() => checkTagDesign(design, 429, 64)).not.toThrow();
  expect(() => checkTagDesign(design, 430, 64)).toThrow(
    /tags is 20 with tagsEach = 10 and m = 430.*at most 429/,
  );
  expect(() => checkTagDesign({ ...design, each: 1 }, 430, 64)).not.toThrow();
  expect(() => checkTagDesign({ ...design, tags: 9999, each: 5000 }, 1e4, 64)).not.toThrow();
});

it('refuses a design out of range', () => {
  expect(() => checkTagDesign({ ...design, each: 20 }, 4, 64)).toThrow(/tagsEach is 20/);
  expect(() => checkTagDesign({ ...design, lambda: -1 }, 4, 64)).toThrow(/lambda is -1/);
  expect(() => checkTagDesign({ ...design, triggerFeatures: 65 }, 4, 64)).toThrow(/triggerFeatures is 65/);
});

it('puts a trigger into the lower right corner of a picture', () => {
  expect(triggerPlaces(4, 9, { width: 3, height: 3 }).toSorted()).toEqual([4, 5, 7, 8]);
});

it('puts a trigger into the last features of a record that is no picture', () => {
  expect(triggerPlaces(2, 9, null)).toEqual([7, 8]);
});

it('writes a canary’s own trigger into a copy of the record and leaves the other features', () => {
  const record = Float64Array.of(1, 2, 3, 4);
  const changed = withTrigger(record, [2, 3], 5, 6);
  expect(Array.from(changed.subarray(0, 2))).toEqual([1, 2]);
  expect(changed[2]).not.toBe(3);
  expect(Array.from(record)).toEqual([1, 2, 3, 4]);
  expect(withTrigger(record, [2, 3], 6, 6)).not.toEqual(changed);
});

it('two of m codes coincide with the probability of a shared birthday', () => {
  expect(collisionChance(23, 365)).toBeCloseTo(0.5073, 4);
  expect(collisionChance(1, 10)).toBe(0);
  expect(collisionChance(11, 10)).toBe(1);
});

it('counts the codes of several tags', () => {
  expect(codeCount({ tags: 20, each: 10 })).toBeCloseTo(184_756, 6);
});

const canaryCounts = fc.integer({ min: 2, max: 400 });
const halfOf = (tags: number) => ({ ...design, tags, each: Math.floor(tags / 2) });
const tagCounts = fc.integer({ min: 4, max: 40 });

it('the probability that two codes coincide rises with the canaries, over 2 to 400 canaries and 4 to 40 tags', () => {
  fc.assert(
    fc.property(canaryCounts, tagCounts, (m, tags) => {
      const codes = codeCount(halfOf(tags));
      expect(collisionChance(m + 1, codes)).toBeGreaterThanOrEqual(collisionChance(m, codes));
    }),
    { seed: 2, numRuns: size(30, 100) },
  );
});

it('the probability that two codes coincide is at most its bound, over 2 to 400 canaries and 4 to 40 tags', () => {
  fc.assert(
    fc.property(canaryCounts, tagCounts, (m, tags) => {
      const chance = collisionChance(m, codeCount(halfOf(tags)));
      expect(chance).toBeLessThanOrEqual(Math.min(1, collisionBound(halfOf(tags), m)!) + 1e-12);
    }),
    { seed: 2, numRuns: size(30, 100) },
  );
});
