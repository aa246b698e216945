// The sentence about a target out of reach, in the terms and symbols of the page. Values beyond the page's range are not
// mentioned, because one of them might meet the target.

import { UnreachableTarget } from '../../accounting/unreachableTarget';
import { roundDigits } from '../../base/numerics/safeSide';
import type { Sentence } from '../../base/sentences/sentence';
import { TARGET } from './targetSentences';

type Unreachable = Pick<UnreachableTarget, 'target' | 'parameter' | 'end' | 'reached' | 'side'>;

/** A number as text, with commas between the thousands of a whole one. */
const grouped = (value: number): string =>
  Number.isInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : String(value);

/** The bound that epsilon reaches, in words, with three digits that are rounded so that the sentence stays true. */
function reachedWords({ lower, upper }: Unreachable['reached'], tooMuch: boolean): Sentence {
  const value = tooMuch ? lower : upper;
  if (!Number.isFinite(value)) return TARGET.notFinite;
  const written = value === 0 ? 0 : roundDigits(value, 3, tooMuch ? 'down' : 'up');
  return (tooMuch ? TARGET.atLeast : TARGET.atMost)({ value: written });
}

export function unreachableInWords({
  target,
  parameter,
  end: value,
  reached: bounds,
  side,
}: Unreachable): Sentence {
  const tooMuch = side === 'still above it' || side === 'already above it';
  const reached = reachedWords(bounds, tooMuch);
  const goal = (tooMuch ? TARGET.down : TARGET.up)({ target });
  switch (parameter) {
    case 'noiseMultiplier':
      return (tooMuch ? TARGET.mostNoise : TARGET.leastNoise)({ end: grouped(value), reached, goal });
    case 'noiseFactor': {
      const end = grouped(Number(value.toPrecision(3)));
      return (tooMuch ? TARGET.mostFactor : TARGET.leastFactor)({ end, reached, goal });
    }
    case 'samplingRate':
      return TARGET.wholeBatch({ reached, goal });
    case 'steps':
      return tooMuch
        ? TARGET.oneStep({ reached, goal })
        : TARGET.mostSteps({ end: grouped(value), reached, goal });
    case 'batchSize':
      return value === 1
        ? TARGET.oneRecord({ reached, goal })
        : TARGET.records({ end: grouped(value), reached, goal });
  }
}

export function inPageWords(error: unknown): never {
  throw error instanceof UnreachableTarget ? error.inWords(unreachableInWords(error)) : error;
}
