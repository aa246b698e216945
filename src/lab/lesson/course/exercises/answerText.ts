// The right answer to an exercise in words, with its tolerance.
import { t } from '@lingui/core/macro';
import { acceptedRange } from '../verdict';
import { numberWords, percentWords, valueWords } from '../words';
import type { Exercise } from './exercise';

/** The right answer, such as 'σ = 3.017, and anything up to σ = 3.046' or 'q = 0.1004, within 3%'. */
export function answerText({ answer }: Pick<Exercise, 'answer'>): string {
  if (answer.kind === 'choice') return answer.choices[answer.right];
  const { value, unit, tolerance, rounding } = answer;
  const number = valueWords(value, unit, rounding);
  if (!tolerance.relative && !tolerance.absolute) return t`${number}, exactly`;
  const { low, high } = acceptedRange({ ...answer, right: value });
  if (rounding === 'up') return t`${number}, and anything up to ${valueWords(high, unit, 'down')}`;
  if (rounding === 'down') return t`${number}, and anything down to ${valueWords(low, unit, 'up')}`;
  if (tolerance.relative) return t`${number}, within ${percentWords(tolerance.relative)}`;
  const room = numberWords((unit === '%' ? 100 : 1) * (tolerance.absolute ?? 0));
  return unit === '%' ? t`${number}, within ${room} points` : t`${number}, within ${room}`;
}
