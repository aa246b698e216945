// What of a network is planned on a device: the largest audits that can be asked for, on the least adapter that there may be.
import { describe, expect, it, test } from 'vitest';
import { type NetworkSizes, planNetwork } from './plan';

/** WebGPU's own defaults, which every adapter has. */
const LEAST = {
  maxStorageBufferBindingSize: 2 ** 27,
  maxBufferSize: 2 ** 28,
  maxComputeWorkgroupStorageSize: 16_384,
};

const RELU: NetworkSizes = {
  rows: 10_000,
  longest: 1,
  width: 1000,
  tokens: false,
  inputs: 1000,
  hidden: 256,
  features: 256,
  outputs: 1000,
  labels: 1,
  heads: 1,
};
/** A new token for each of 10,000 sentences among 5,000 others and 1,000 of the test, 30 tokens each. */
const NEW_TOKENS: NetworkSizes = {
  rows: 16_000 * 30,
  longest: 60,
  width: 4,
  tokens: true,
  inputs: 4 * 11_001,
  hidden: 32,
  features: 32,
  outputs: 11_000,
  labels: 1,
  heads: 1,
};
/** Codes of half of 64 tags. */
const TAGS: NetworkSizes = { ...RELU, hidden: 0, features: 1000, outputs: 1064, labels: 33, heads: 2 };

const LINEAR: NetworkSizes = { ...RELU, hidden: 0, features: 1000 };

describe('10,000 canaries and 1,000 classes fit', () => {
  it.each([
    ['linear', LINEAR],
    ['two layers', RELU],
    ['new tokens', NEW_TOKENS],
    ['trigger and tag', TAGS],
  ])('%s', (_, sizes) => {
    const { chunkRows, bytes } = planNetwork(sizes, LEAST);
    expect(bytes).toBeLessThanOrEqual(512 * 2 ** 20);
    expect(chunkRows).toBeGreaterThanOrEqual(sizes.longest);
    expect(chunkRows % 4).toBe(0);
    // no table is larger than a binding
    const { width, outputs, hidden } = sizes;
    expect(4 * chunkRows * Math.max(width, outputs, hidden)).toBeLessThanOrEqual(2 ** 27);
  });
});

it('computes few rows at once', () => {
  expect(planNetwork({ ...RELU, rows: 30 }, LEAST).chunkRows).toBe(32);
});

test.each<[string, NetworkSizes, keyof NetworkSizes, typeof LEAST]>([
  ['m', RELU, 'rows', { ...LEAST, maxStorageBufferBindingSize: 2 ** 23 }],
  ['m', { ...RELU, rows: 200_000 }, 'rows', LEAST],
  ['m', { ...LINEAR, rows: 200_000 }, 'rows', LEAST],
  ['classes', { ...LINEAR, rows: 1, inputs: 40_000, features: 40_000 }, 'outputs', LEAST],
  ['rows', { ...NEW_TOKENS, rows: 1e8 }, 'rows', LEAST],
  ['classes', { ...TAGS, outputs: 10_000_000, longest: 8 }, 'outputs', { ...LEAST, maxBufferSize: 2 ** 26 }],
  ['classes', { ...TAGS, inputs: 10_000, features: 10_000, outputs: 5_000 }, 'outputs', LEAST],
  ['length', { ...NEW_TOKENS, longest: 200 }, 'longest', LEAST],
])('what does not fit is refused by name: %s, with what would', (field, sizes, key, limits) => {
  let message = '';
  try {
    planNetwork(sizes, limits);
  } catch (error) {
    expect(error).toMatchObject({ code: 'too-large', field });
    message = (error as Error).message;
  }
  expect(message).toMatch(
    `${field} is ${sizes[key]}, so the run does not fit in the memory planned on a GPU`,
  );
  const fits = Number(/Lower it to (\d+)/.exec(message)?.[1]);
  expect(fits).toBeGreaterThan(1);
  expect(planNetwork({ ...sizes, [key]: fits }, limits).bytes).toBeLessThanOrEqual(512 * 2 ** 20);
  expect(() => planNetwork({ ...sizes, [key]: fits + 5 }, limits)).toThrow(/Lower it/);
});

it('names hidden where the weights are too many', () => {
  const wide = { ...RELU, inputs: 10_000, width: 10_000, rows: 100, hidden: 5000, features: 5000 };
  expect(() => planNetwork(wide, LEAST)).toThrow(/^hidden is 5000, .* Lower it to 1677 or less/);
});
