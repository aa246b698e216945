import { expect, test } from 'vitest';
import { countedSecret, passwordSecret } from './secretKinds';

test('a table has a heaviest and a median value, whatever its order', () => {
  const kind = countedSecret([3, 61, 24, 12]);
  expect(kind).toEqual({ values: 4, heaviest: 0.61, median: 0.24 });
});

test('passwords: the exponent says how much commoner the common ones are', () => {
  const flat = passwordSecret(1e6, 0);
  expect(flat.heaviest).toBeCloseTo(1e-6, 15);
  const steep = passwordSecret(1e6, 1);
  // 1 / H(10^6, 1), H = ln N + 0.57722 + 1 / 2N
  expect(steep.heaviest).toBeCloseTo(1 / (Math.log(1e6) + 0.5772156649 + 5e-7), 9);
  expect(steep.heaviest / steep.median).toBeCloseTo(5e5, 3);
});
