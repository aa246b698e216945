// The table of printed and corrected terms for δ. The code computes its numbers, and linear programs have found which are exceeded.

import { expect, test } from 'vitest';
import reference from '../../../../../test/reference/auditing.json';
import { anyOfGuesses } from '../../../../../test/shared/anyOfGuesses';
import { gdpCurve } from '../../../../risk/curve';
import { uniformPrior } from '../../../../risk/priors/prior';
import type { Secret } from '../../../../risk/secret';
import { countTail, countTailPrinted, printedTailBound } from '../../../../risk/several/manyTargets';
import { tailUnder } from '../../../../risk/underCurve';
import { roundSignificant } from '../../../notation/formatNumber';
import { CASES, CONSTANTS, isExceeded, type PrintedCase } from './cases';

/** Bounds with each of the constants, followed by the corrected bound. */
function computed({ targets, values, guesses, count, guarantee }: PrintedCase): number[] {
  const secrets = new Array<Secret>(targets).fill(anyOfGuesses(uniformPrior(values), guesses));
  if ('mu' in guarantee) {
    const curve = gdpCurve('substitute', guarantee.mu);
    const printed = CONSTANTS.map((constant) =>
      tailUnder(curve, secrets, printedTailBound(secrets, constant)),
    );
    return [...printed, tailUnder(curve, secrets)].map((tail) => tail(count).bound);
  }
  const pair = { ...guarantee, adjacency: 'substitute' as const };
  const printed = CONSTANTS.map((constant) => countTailPrinted(secrets, pair, count, constant));
  return [...printed, countTail(secrets, pair, count)].map(({ bound }) => bound);
}

test.each(CASES)('$what, $guarantee', (one) => {
  const written = [...one.printed, one.corrected];
  computed(one).forEach((bound, i) => {
    expect(written[i]).toBeCloseTo(roundSignificant(bound, 4, 'up'), 12);
  });
  expect(one.printed[0]).toBeLessThan(one.printed[1]);
});

test('both constants are exceeded at low counts and only one at a count of thirty', () => {
  const exceeded = CASES.map((one) => one.printed.map((bound) => isExceeded(one, bound)));
  const [none, first, both] = [
    [false, false],
    [true, false],
    [true, true],
  ];
  expect(exceeded).toEqual([both, both, first, none, none, none]);
});

test('the counts that two fair bits and nine guesses attain are those that linear programs found', () => {
  const attained = reference.functions.oneRunCounterexamples.cases.map(({ outputs }) => outputs.achievable);
  for (const one of CASES.slice(0, 2)) {
    const corrected = computed(one).at(-1)!;
    expect(attained.some((value) => Math.abs(value - corrected) < 1e-6)).toBe(true);
  }
});
