// What is said of a game: after each guess, and at its end. Pure.
import { t } from '@lingui/core/macro';
import { percentText } from '../../../notation/formatNumber';
import { type Diagnosis, ROUNDS, type Round, type Tally } from './game';

/** Of the last guess. */
export function answerWords({ truth }: Round, guess: Diagnosis): string {
  if (guess === truth) return truth === 'z' ? t`Right, it was diabetes.` : t`Right, it was none.`;
  return truth === 'z' ? t`Wrong, it was diabetes.` : t`Wrong, it was none.`;
}

/** Of the whole game. `expected` is how often the best threshold is right with unlimited draws. */
export function endWords({ reader, threshold }: Tally, expected: number): string {
  const share = percentText(Number(expected.toPrecision(3)));
  const scatter = percentText(Number(Math.sqrt((expected * (1 - expected)) / ROUNDS).toPrecision(1)));
  const always = t`Over many games the best threshold is right ${share} of the time, and nobody who sees this number alone can be right more often.`;
  const chance = t`A single game scatters around that by about ${scatter}.`;
  if (reader > threshold) return t`You beat the threshold, by luck. ${always} ${chance}`;
  if (reader === threshold) return t`You did as well as the best threshold. ${always}`;
  return t`The threshold did better than you. ${always}`;
}
