// What is said of a game: after each guess, and at its end. Pure.
import { t } from '@lingui/core/macro';
import { percentText } from '../../../notation/formatNumber';
import { type Diagnosis, ROUNDS, type Round, type Tally } from './game';

/** Of the last guess. */
export function answerWords({ truth }: Round, guess: Diagnosis): string {
  if (guess === truth) return truth === 'z' ? t`Right, it was diabetes.` : t`Right, it was none.`;
  return truth === 'z' ? t`Wrong, it was diabetes.` : t`Wrong, it was none.`;
}

/** Of a whole game. */
export function endWords({ reader, threshold }: Tally): string {
  if (reader > threshold) return t`You beat the threshold, by luck.`;
  return reader === threshold
    ? t`You did as well as the best threshold.`
    : t`The threshold did better than you.`;
}

/** Of all games: `expected` is how often the best threshold is right with unlimited draws, in [1/2, 1]. */
export function alwaysWords(expected: number): string {
  const share = percentText(Number(expected.toPrecision(3)));
  const scatter = percentText(Number(Math.sqrt((expected * (1 - expected)) / ROUNDS).toPrecision(1)));
  return t`Over many games the best threshold is right ${share} of the time, and a single game scatters around that by about ${scatter}. Nobody who sees this number alone can be right more often.`;
}
