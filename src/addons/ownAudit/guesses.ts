// From the scores of one training run's canaries to guesses at their coins, and how many are right.

import { clopperPearsonLower, clopperPearsonUpper } from '../../audit/estimation/rates/clopperPearson';
import type { SortedScores } from '../../audit/estimation/scores/roc';
import { requireNumber } from '../../base/numerics/errors';
import { STREAM, shuffled } from '../../base/numerics/randomStreams';
import { type GuessTally, halfAndHalf } from '../oneRun/estimation/guesses';
import { ROWS } from './columns';

/** As many canaries as the exact bound answers for. */
const MOST_CANARIES = 1e6;
/** If fair coins would show a share of z this rarely, the audit is refused. */
const UNFAIR = 1e-9;

/** Shares of the canaries that are guessed if nothing else was planned. */
const SHARES = [0.1, 0.5, 1];

/** An even number of at most `count`, because half of the guesses are z. */
const even = (count: number): number => Math.max(2, 2 * Math.floor(count / 2));

function planned(wanted: readonly number[], m: number): number[] {
  if (wanted.length === 0) return [...new Set(SHARES.map((share) => even(share * m)))];
  for (const r of wanted) requireNumber('guesses', r, { min: 2, max: m, integer: true });
  return [...wanted];
}

function checkCoins(inside: number, m: number): void {
  if (clopperPearsonLower(inside, m, UNFAIR) <= 0.5 && clopperPearsonUpper(inside, m, UNFAIR) >= 0.5) return;
  throw ROWS.inconsistent`${inside} of ${m} canaries are in the world of z, which fair coins would hardly do. Draw each canary’s world by a fair coin of its own.`;
}

/**
 * The published rule (half of the guesses for z, half against) at each planned number of guesses. Equal scores
 * stand in the order of a seeded draw, because the file may list them by world. 2 to 1e6 canaries. Throws
 * InputError otherwise, and for coins that are not fair.
 */
export function guessesOf(
  { original, substituted }: SortedScores,
  wanted: readonly number[],
): { m: number; planned: GuessTally[] } {
  const m = original.length + substituted.length;
  if (m < 2 || m > MOST_CANARIES)
    throw ROWS.outOfRange`The file has ${m} canaries of one training. Give 2 to ${MOST_CANARIES}.`;
  checkCoins(original.length, m);
  const order = shuffled({ seed: 1, stream: STREAM.readerTies }, m);
  const scoreOf = (i: number) => (i < original.length ? original[i] : substituted[i - original.length]);
  const scores = Float64Array.from(order, scoreOf);
  const coins = Int8Array.from(order, (i) => (i < original.length ? 1 : -1));
  return { m, planned: planned(wanted, m).map((r) => halfAndHalf(scores, coins, r)) };
}
