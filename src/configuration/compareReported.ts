// An epsilon that a library has reported against this page's: which of ours it agrees with, and what may lie between. Pure.

export interface Ours {
  addRemove: { lower: number; upper: number };
  substitute: { lower: number; upper: number };
}

export interface Comparison {
  /** Which of the page's numbers the reported one is, to 2 %. */
  agrees: 'add-remove' | 'substitute' | null;
  side: 'above' | 'below' | 'equal';
  /** Sentences. */
  reasons: string[];
}

/** Relative; libraries print two or three digits, and PRV and PLD accountants round up by about a hundredth. */
const AGREEMENT = 0.02;
const ROUNDING = 0.006;

const near = (value: number, { lower, upper }: { lower: number; upper: number }): boolean => {
  const slack = Math.max(ROUNDING, AGREEMENT * upper);
  return value >= lower - slack && value <= upper + slack;
};

const ACCOUNTANTS: Record<string, string> = {
  rdp: 'An RDP accountant converts from Rényi divergences, which costs some ε: its number is valid, and larger than need be.',
  gdp: 'A GDP accountant uses a central limit; its number is an approximation, not a bound.',
};

export function compareReported(reported: number, ours: Ours, accountant: string | null): Comparison {
  const side =
    reported > ours.addRemove.upper ? 'above' : reported < ours.addRemove.lower ? 'below' : 'equal';
  if (near(reported, ours.addRemove)) return { agrees: 'add-remove', side: 'equal', reasons: [] };
  const known = accountant === null ? undefined : ACCOUNTANTS[accountant];
  if (near(reported, ours.substitute)) {
    return {
      agrees: 'substitute',
      side,
      reasons: ['It agrees with the substitute ε: perhaps it was computed for replace-one already.'],
    };
  }
  const common =
    'The number may belong to another step, δ or sampling rate than the text says: compare T and q above with what ran.';
  const reasons =
    side === 'above'
      ? [
          known ??
            'If it comes from an RDP accountant, that explains a larger number: the conversion costs some ε.',
          common,
        ]
      : [
          known ??
            'The add/remove ε here is tight, so no valid accountant of this mechanism goes below it; an approximation (GDP) or another mechanism can.',
          common,
        ];
  return { agrees: null, side, reasons };
}
