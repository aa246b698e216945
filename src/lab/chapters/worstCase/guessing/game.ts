// Rounds in which a reader guesses from which world a score came: the rounds, and how often whom was right. Pure.
import { fillUniform, STREAM } from '../../../../base/numerics/randomStreams';
import type { SampleReply } from '../../../../work';

/** How many rounds a game has, and the number of the first one, so that no two places of the page deal the same rounds. */
export interface Deal {
  rounds: number;
  first: number;
}

/** The deal of chapter 3. */
export const LONG: Deal = { rounds: 20, first: 0 };

/** The deal of the page's start. */
export const SHORT: Deal = { rounds: 10, first: 5000 };

/** Sets of draws that nothing else on the page uses begin here; game g has set FIRST_SET + g. */
const FIRST_SET = 500_000;
export const drawsOf = (game: number): number => FIRST_SET + game;

/** Ana's diagnosis in a round: z, her record as it is, or z′, the other one. */
export type Diagnosis = 'z' | 'other';

export interface Round {
  truth: Diagnosis;
  /** Score in units of C. */
  score: number;
}

/** A fair coin, draw i of (seed, game), decides the world of round i; its score is draw i of that world. */
export function roundsOf(
  { original, substituted }: Pick<SampleReply, 'original' | 'substituted'>,
  seed: number,
  game: number,
): Round[] {
  const coins = new Float64Array(original.length);
  fillUniform({ seed, stream: STREAM.readerWorlds, model: game, step: 0 }, 0, coins, 0, coins.length);
  return Array.from(coins, (coin, i) =>
    coin < 0.5 ? { truth: 'z', score: original[i] } : { truth: 'other', score: substituted[i] },
  );
}

/** The best rule for a fair coin: the two worlds mirror each other, so no threshold is right more often than 0. */
export const byThreshold = ({ score }: Round): Diagnosis => (score > 0 ? 'z' : 'other');

export type Tally = ReturnType<typeof gameTally>;

/** Right guesses among those made so far; and among the same rounds, by the threshold. */
export function gameTally(rounds: readonly Round[], guesses: readonly Diagnosis[]) {
  const right = (guess: (round: Round, i: number) => Diagnosis) =>
    guesses.filter((_, i) => guess(rounds[i], i) === rounds[i].truth).length;
  return { guessed: guesses.length, reader: right((_, i) => guesses[i]), threshold: right(byThreshold) };
}

/** Each dot is put on those that it would touch, being less than `apart` px away; level 0 is the lowest of a pile. */
export function stackDots(xs: readonly number[], apart: number) {
  const placed: { x: number; level: number }[] = [];
  for (const x of xs) {
    const touched = placed.filter((dot) => Math.abs(dot.x - x) < apart).map(({ level }) => level);
    let level = 0;
    while (touched.includes(level)) level++;
    placed.push({ x, level });
  }
  return placed;
}
