// An epsilon that a library has reported, recognised: the tight one, or what a library's own accountant prints for
// the same numbers; or called unexplained. Pure.

import { roundDigits } from '../../../base/numerics/safeSide';

interface Bounds {
  lower: number;
  upper: number;
}

export interface Ours {
  addRemove: Bounds;
  substitute: Bounds;
  /** What libraries print by Rényi accounting, add/remove. */
  printed: readonly { name: string; epsilon: number }[];
}

export interface RecognisedEpsilon {
  kind: 'tight' | 'substitute' | 'library' | 'unexplained';
  words: string[];
}

/** Relative; libraries print two or three digits, and PRV and PLD accountants round up by about a hundredth. */
const AGREEMENT = 0.02;
const ROUNDING = 0.006;
const PRINTED = 0.006;

const near = (value: number, { lower, upper }: Bounds): boolean => {
  const slack = Math.max(ROUNDING, AGREEMENT * upper);
  return value >= lower - slack && value <= upper + slack;
};

const percent = (ratio: number): string => `${Math.round(100 * ratio)}%`;

/** The nearest first; those that print the same are told together. */
const librariesOf = (reported: number, printed: Ours['printed']): string[] =>
  printed
    .map(({ name, epsilon }) => ({ name, off: Math.abs(reported - epsilon) }))
    .filter(({ off }, i) => off <= Math.max(ROUNDING, PRINTED * (printed[i]?.epsilon ?? 0)))
    .toSorted((left, right) => left.off - right.off)
    .map(({ name }) => name);

export function compareReported(reported: number, ours: Ours, accountant: string | null): RecognisedEpsilon {
  const { addRemove, substitute, printed } = ours;
  const libraries = librariesOf(reported, printed);
  const byAccountant =
    accountant === null ? libraries : libraries.filter((name) => name.toLowerCase().includes(accountant));
  const told = (kind: RecognisedEpsilon['kind'], ...words: string[]): RecognisedEpsilon => ({ kind, words });
  if (near(reported, addRemove) && (libraries.length === 0 || accountant !== 'rdp'))
    return told(
      'tight',
      'That is the add/remove ε, as PRV and PLD accountants find it. It is not the ε of an attribute.',
    );
  if (libraries.length > 0) {
    const names = byAccountant.length > 0 ? byAccountant : libraries;
    return told(
      'library',
      `That is what ${names.slice(0, 2).join(' and ')} ${names.length > 1 ? 'print' : 'prints'} for these numbers. It is a valid add/remove ε, ${percent(reported / addRemove.upper - 1)} above the tight one.`,
    );
  }
  if (near(reported, substitute))
    return told(
      'substitute',
      'It agrees with the substitute ε, so perhaps it was computed for replace-one already.',
    );
  const most = Math.max(...printed.map(({ epsilon }) => epsilon));
  const why =
    accountant === 'gdp'
      ? ['A GDP accountant uses a central limit, so its number is an approximation and not a bound.']
      : reported < addRemove.lower
        ? ['The add/remove ε here is tight, so no valid accountant of this mechanism prints less.']
        : reported > most
          ? [`Rényi accounting, the loosest in use, would print at most ${roundDigits(most, 3, 'up')}.`]
          : [];
  return told(
    'unexplained',
    'No accountant known here prints it for these numbers.',
    ...why,
    'It may belong to another step, δ or sampling rate than the text says, so compare T and q above with what ran.',
  );
}
