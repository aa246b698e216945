// The kinds of secrets, from tables, passwords and surnames.
import { expect, test } from 'vitest';
import { countedSecret, passwordSecret, SURNAME } from './secretKinds';

test('the heaviest and the median value of a table do not depend on its order', () => {
  const kind = countedSecret([3, 61, 24, 12]);
  expect(kind).toEqual({ values: 4, heaviest: 0.61, median: 0.24 });
});

test('a password’s exponent determines how much likelier common passwords are', () => {
  const flat = passwordSecret(1e6, 0);
  expect(flat.heaviest).toBeCloseTo(1e-6, 15);
  const steep = passwordSecret(1e6, 1);
  // 1 / H(10^6, 1), H = ln N + 0.57722 + 1 / 2N
  expect(steep.heaviest).toBeCloseTo(1 / (Math.log(1e6) + 0.5772156649 + 5e-7), 9);
  expect(steep.heaviest / steep.median).toBeCloseTo(5e5, 3);
});

test('the published share, count and number of people for surnames agree', () => {
  // number of people called SMITH, the name of rank 1
  const bearers = 2_442_977;
  const people = 1 / SURNAME.median;
  expect(bearers / people).toBeCloseTo(SURNAME.heaviest, 5);
  // the median name has one bearer, and no name has fewer
  expect(SURNAME.values * SURNAME.median).toBeLessThan(1);
});
