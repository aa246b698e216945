// Tests of the tabulated Mills ratio, against other ways to compute it.
import { describe, expect, test } from 'vitest';
import { tabulatedMills, tabulatedMillsFall } from './millsTable';
import { millsRatio } from './normal';

// Values from mpmath 1.3.0 with 60 digits: t, m = sqrt(pi/2) * exp(t*t/2) * erfc(t/sqrt(2)), and 1 - t*m.
const REFERENCE = [
  [-2.4, 44.28771003532948, 107.29050408479075],
  [-1, 3.4770518117036944, 4.477051811703695],
  [0, 1.2533141373155003, 1],
  [0.3, 1.0018374009921558, 0.6994487797023533],
  [1.49, 0.518087255114562, 0.22804998987930267],
  [2, 0.4213692292880545, 0.15726154142389104],
  [5, 0.19280810471531576, 0.03595947642342118],
  [11.3, 0.08781820294825599, 0.0076543066847073234],
  [37, 0.027007327965128336, 0.0007288652902515657],
] as const;

describe.each(REFERENCE)('the tabulated Mills ratio at %d', (t, ratio, fall) => {
  test('has the digits of the reference, as has its fall', () => {
    expect(Math.abs(tabulatedMills(t) / ratio - 1)).toBeLessThan(1.5e-15);
    expect(Math.abs(tabulatedMillsFall(t) / fall - 1)).toBeLessThan(2e-15);
  });
});

test('the tabulated Mills ratio and its fall agree with millsRatio, also where the table ends', () => {
  let worst = 0;
  for (let t = -30; t < 60; t += 0.003)
    worst = Math.max(worst, Math.abs(tabulatedMills(t) / millsRatio(t) - 1));
  expect(worst).toBeLessThan(3e-15);
  for (const t of [-2.5, 1.5, 46]) {
    for (const beside of [t - 1e-12, t, t + 1e-12]) {
      expect(Math.abs(tabulatedMills(beside) / millsRatio(beside) - 1)).toBeLessThan(3e-15);
      const fall = tabulatedMillsFall(beside);
      expect(Math.abs(fall / (1 - beside * millsRatio(beside)) - 1)).toBeLessThan(5e-16 / fall + 3e-15);
    }
  }
});
