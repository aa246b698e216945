// The rounds in which a reader guesses from which world a score came, and their tally. Pure.
import { fillUniform, STREAM } from '../../../../base/numerics/randomStreams';
import type { SampleReply } from '../../../../work';

/** The games that one place of the page deals. */
export interface Deal {
  /** Number of rounds in a game. */
  rounds: number;
  /** Number of the first game, apart from that of other places, so that no two places deal the same rounds. */
  first: number;
}

/** The deal of chapter 3. */
export const LONG: Deal = { rounds: 20, first: 0 };

/** The deal of the page's start. */
export const SHORT: Deal = { rounds: 10, first: 5000 };

/** Number of the first set of draws that nothing else on the page uses. Game g has set FIRST_SET + g. */
const FIRST_SET = 500_000;
/** Number of a game's set of draws. */
export const drawsOf = (game: number): number => FIRST_SET + game;

/** Ana's diagnosis in a round: that of z, her record as it is, or the other one, that of z′. */
export type Diagnosis = 'z' | 'other';

export interface Round {
  truth: Diagnosis;
  /** Score in units of C. */
  score: number;
}

/** The rounds of a game. A fair coin, draw i of (seed, game), decides the world of round i. Its score is draw i of that world. */
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

/** The guess of the threshold 0, the best for a fair coin, because the two worlds mirror each other. */
export const byThreshold = ({ score }: Round): Diagnosis => (score > 0 ? 'z' : 'other');

export type Tally = ReturnType<typeof gameTally>;

/** The number of guesses made so far, and of the reader's and the threshold's right ones among those rounds. */
export function gameTally(rounds: readonly Round[], guesses: readonly Diagnosis[]) {
  const right = (guess: (round: Round, i: number) => Diagnosis) =>
    guesses.filter((_, i) => guess(rounds[i], i) === rounds[i].truth).length;
  return { guessed: guesses.length, reader: right((_, i) => guesses[i]), threshold: right(byThreshold) };
}

/**
 * The places of dots whose middles `xs` are in px along an axis. In turn, each takes the lowest level that no earlier dot less than
 * `apart` px away has; level 0 is the lowest.
 */
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
