// The shares of right guesses that the guarantees allow.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withPoint } from '../../../../base/language/numbers';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf } from '../../../../scenario';
import type { ResultsSnapshot } from '../../../../work';
import { auditRequest } from '../../../../work/requests';
import { parseInitialResults } from '../../../../work/store/initialResults';
import { allowedBy, mostText } from './allowed';

const recorded = parseInitialResults(readFileSync('src/build/initialResults.json', 'utf8'));
if (recorded === null) throw new Error('There is no recording of the start.');

const snapshotOf = (request: ReturnType<typeof auditRequest>, reply = recorded.audit) =>
  ({ audits: [{ own: true, request, reply }] }) as unknown as ResultsSnapshot;
const own = snapshotOf(auditRequest(DEFAULT_SCENARIO));

test('the results recorded for the page’s start contain both limits', () => {
  const allowed = allowedBy(own, mechanismOf(DEFAULT_SCENARIO));
  expect(allowed?.addRemove).toBeCloseTo(0.67264, 5);
  expect(allowed?.substitute).toBeCloseTo(0.796728, 5);
  expect(mostText(allowed?.addRemove ?? 0, 10)).toBe('6.8');
  expect(mostText(allowed?.substitute ?? 0, 10)).toBe('8.0');
});

test('no limit is taken from an attack on another mechanism, on fixed-size batches, or without a reply', () => {
  const moved = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 3 });
  expect(allowedBy(own, mechanismOf(moved))).toBeNull();
  const fixed = changeScenario(DEFAULT_SCENARIO, { sampling: 'fixed-size' });
  expect(allowedBy(snapshotOf(auditRequest(fixed)), mechanismOf(fixed))).toBeNull();
  expect(allowedBy({ audits: [] } as unknown as ResultsSnapshot, mechanismOf(DEFAULT_SCENARIO))).toBeNull();
});

test('a limit of all rounds, or next to all, has no decimals', () => {
  expect(mostText(1 - 1e-9, 10)).toBe('10');
  expect(mostText(1, 100)).toBe('100');
  expect(mostText(0.999995, 10)).toBe('9.99995');
});

test('a limit is rounded up, but stays below all rounds for a share below certainty', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1, noNaN: true }), fc.constantFrom(10, 20), (share, rounds) => {
      const said = Number(withPoint(mostText(share, rounds)));
      expect(said).toBeGreaterThanOrEqual(share * rounds * (1 - 1e-11));
      expect(said - share * rounds).toBeLessThan(0.1 + 1e-9);
      if (share < 1 - 1e-5) expect(said).toBeLessThan(rounds);
    }),
  );
});
