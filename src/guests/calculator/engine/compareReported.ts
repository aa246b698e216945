// The recognition of an ε that a library has reported: as the tight ε of the run, as the ε that a library's own accountant prints
// for the same numbers, or as neither ("unexplained"). Pure.

import type { PrintedEpsilon } from '../../../accounting';
import { roundDigits } from '../../../base/numerics/safeSide';
import { english, type Sentence } from '../../../base/sentences/sentence';
import { REPORTED } from './sentences';

interface Bounds {
  lower: number;
  upper: number;
}

export interface Ours {
  addRemove: Bounds;
  substitute: Bounds;
  /** The add/remove ε that libraries print: upper bounds by Rényi accounting, and approximations by the central limit theorem. */
  printed: readonly PrintedEpsilon[];
}

export interface RecognisedEpsilon {
  kind: 'tight' | 'substitute' | 'library' | 'unexplained';
  words: Sentence[];
}

/** The relative slack around a tight ε, since PRV and PLD accountants round up by about a hundredth. */
const AGREEMENT = 0.02;
/** The absolute slack, since libraries print ε with two or three digits. */
const ROUNDING = 0.006;
/** The relative slack around the ε that a library prints. */
const PRINTED = 0.006;

const near = (value: number, { lower, upper }: Bounds): boolean => {
  const slack = Math.max(ROUNDING, AGREEMENT * upper);
  return value >= lower - slack && value <= upper + slack;
};

const percent = (ratio: number): string => `${Math.round(100 * ratio)}%`;

/** The libraries whose printed ε is the reported one up to rounding, the nearest first. */
const librariesOf = (reported: number, printed: Ours['printed']): Sentence[] =>
  printed
    .map(({ name, epsilon }) => ({ name, off: Math.abs(reported - epsilon) }))
    .filter(({ off }, i) => off <= Math.max(ROUNDING, PRINTED * (printed[i]?.epsilon ?? 0)))
    .toSorted((left, right) => left.off - right.off)
    .map(({ name }) => name);

export function compareReported(reported: number, ours: Ours, accountant: string | null): RecognisedEpsilon {
  const { addRemove, substitute } = ours;
  const printed = ours.printed.filter(({ isBound }) => isBound);
  const [limit] = librariesOf(
    reported,
    ours.printed.filter(({ isBound }) => !isBound),
  );
  const libraries = librariesOf(reported, printed);
  const byAccountant =
    accountant === null
      ? libraries
      : libraries.filter((name) => english(name).toLowerCase().includes(accountant));
  const told = (kind: RecognisedEpsilon['kind'], ...words: Sentence[]): RecognisedEpsilon => ({
    kind,
    words,
  });
  const byLimit = () => {
    const tight = roundDigits(addRemove.upper, 3, 'up');
    return told('library', REPORTED.printedByCentralLimit({ library: limit as Sentence, tight }));
  };
  if (limit !== undefined && accountant === 'gdp') return byLimit();
  if (near(reported, addRemove) && (libraries.length === 0 || accountant !== 'rdp'))
    return told('tight', REPORTED.tight);
  if (libraries.length > 0) {
    const names = byAccountant.length > 0 ? byAccountant : libraries;
    const [one, other] = names as [Sentence, Sentence?];
    const above = percent(reported / addRemove.upper - 1);
    return told(
      'library',
      other ? REPORTED.printedByTwo({ one, other, above }) : REPORTED.printedByOne({ library: one, above }),
    );
  }
  if (limit !== undefined) return byLimit();
  if (near(reported, substitute)) return told('substitute', REPORTED.substitute);
  const most = Math.max(...printed.map(({ epsilon }) => epsilon));
  const why =
    accountant === 'gdp'
      ? [REPORTED.centralLimit]
      : reported < addRemove.lower
        ? [REPORTED.belowTight]
        : reported > most
          ? [REPORTED.loosest({ most: roundDigits(most, 3, 'up') })]
          : [];
  return told('unexplained', REPORTED.unexplained, ...why, REPORTED.perhapsOfAnother);
}
