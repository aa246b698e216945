// Proposals that are made by hand, for tests of what the form does with a proposal.
import { NOTHING_PROPOSED } from '../engine/form/taken';
import type {
  NamedNumber,
  Proposal,
  ProposedPhase,
  ProposedQuestion,
  RowCandidate,
  UnusedNumber,
} from '../engine/proposal';
import { type Kind, ROWS, rowOf } from '../engine/reading';
import { EXPRESSION } from '../engine/sentences';

/** A number that stands alone in its line, which is line id + 1: 'epochs = 15'. */
export function namedNumber(id: number, name: string, written: string, value: number | null): NamedNumber {
  const text = `${name} = ${written}`;
  return {
    ...{ id, name, value, written, text, line: id + 1 },
    ...{ start: 0, end: written.length, active: true },
    place: { kind: 'line', path: [], command: 0 },
  };
}

export function candidate(
  kind: Kind,
  given: number | string,
  id = 0,
  of: RowCandidate['of'] = 'either',
): RowCandidate {
  const value = typeof given === 'number' ? given : null;
  const numbers = [namedNumber(id, kind, String(given), value)];
  return { kind, value, formula: typeof given === 'string' ? given : null, of, numbers, note: null };
}

export const unusedNumber = (
  id: number,
  name: string,
  value: number,
  may: readonly Kind[] = [],
): UnusedNumber => ({
  number: namedNumber(id, name, String(value), value),
  why: EXPRESSION.openBracket,
  may,
});

type Numbers = Partial<Record<Kind, number | string>>;

/** The proposal of a text that gives each of these numbers once. */
export function proposing(
  numbers: Numbers,
  { of = 'either', ...more }: Partial<Proposal> & { of?: RowCandidate['of'] } = {},
): Proposal {
  const candidates = Object.entries(numbers).map(([kind, given], i) =>
    candidate(kind as Kind, given as number | string, i, of),
  );
  return {
    ...NOTHING_PROPOSED,
    isEmpty: false,
    numbers: candidates.flatMap((one) => one.numbers),
    rows: candidates.map((one) => ({ row: rowOf(one.kind), candidate: one, numbers: one.numbers })),
    ...more,
  };
}

export function phase(numbers: Numbers): ProposedPhase {
  const { rows } = proposing(numbers);
  const of = ROWS.map((id) => [id, rows.filter(({ row }) => row === id).map(({ candidate: one }) => one)]);
  return Object.fromEntries(of) as ProposedPhase;
}

export const saysPoisson: ProposedQuestion = {
  ...{ question: 'sampling', answer: 'poisson', asks: false },
  words: [
    {
      ...{ question: 'sampling', answer: 'poisson', bearing: 'yes', line: 9, active: true },
      text: 'Poisson sampling',
    },
  ],
};
