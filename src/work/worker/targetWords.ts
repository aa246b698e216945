// A target out of reach, in the words and signs of the page. A value beyond the page's range might do, so nothing
// is said about those.

import { UnreachableTarget } from '../../accounting/unreachableTarget';
import { roundDigits } from '../../base/numerics/safeSide';

type Unreachable = Pick<UnreachableTarget, 'target' | 'parameter' | 'end' | 'reached' | 'side'>;

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Three digits, rounded so that the sentence stays true. */
function epsilonText({ lower, upper }: Unreachable['reached'], tooMuch: boolean): string {
  const value = tooMuch ? lower : upper;
  if (value === 0) return '0';
  if (!Number.isFinite(value)) return 'not known to be finite';
  return String(roundDigits(value, 3, tooMuch ? 'down' : 'up'));
}

export function unreachableInWords({ target, parameter, end, reached, side }: Unreachable): string {
  const tooMuch = side === 'still above it' || side === 'already above it';
  const epsilon = `ε is ${tooMuch ? 'at least' : 'at most'} ${epsilonText(reached, tooMuch)}`;
  const goal = `${tooMuch ? 'down' : 'up'} to ${target}`;
  switch (parameter) {
    case 'noiseMultiplier':
      return tooMuch
        ? `Even with the most noise here, σ = ${grouped(end)}, ${epsilon}, so no σ here brings it ${goal}.`
        : `Even with the least noise here, σ = ${end}, ${epsilon}, so no σ here brings it ${goal}.`;
    case 'noiseFactor':
      return tooMuch
        ? `Even with all the noise of the parts times ${grouped(Number(end.toPrecision(3)))}, the most there is here, ${epsilon}, so no such factor brings it ${goal}.`
        : `Even with all the noise of the parts times ${Number(end.toPrecision(3))}, the least there is here, ${epsilon}, so no such factor brings it ${goal}.`;
    case 'samplingRate':
      return `Even with every record in every step, q = 1, ${epsilon}, so larger batches cannot bring it ${goal}.`;
    case 'steps':
      return tooMuch
        ? `Even after a single step ${epsilon}, so fewer steps cannot bring it ${goal}.`
        : `Even after ${grouped(end)} steps, the most here, ${epsilon}, so no number of them here brings it ${goal}.`;
    case 'batchSize':
      return `Even with ${end === 1 ? 'one record' : `${grouped(end)} records`} in a step on average, at these epochs, ${epsilon}, so no batch size here brings it ${goal}.`;
  }
}

export function inPageWords(error: unknown): never {
  throw error instanceof UnreachableTarget ? error.inWords(unreachableInWords(error)) : error;
}
