// The form in a link: every row and every answer, short enough to be read, checked before anything is done with it. The pasted text
// stays where it was pasted.
import { QUESTIONS } from '../../configuration/questions';
import { KINDS, type Kind, ROWS } from '../../configuration/reading';
import type { Answers, Overrides, Resolved } from '../../configuration/resolve';
import { EMPTY_FORM, type FormState } from './formState';

/** Keys of rows in links, for good. */
const KEYS: Readonly<Record<Kind, string>> = {
  records: 'n',
  batchSize: 'B',
  samplingRate: 'q',
  epochs: 'E',
  steps: 'T',
  noiseMultiplier: 's',
  noiseDeviation: 'sd',
  targetEpsilon: 'eAR',
  targetEpsilonSubstitute: 'eS',
  delta: 'd',
  clippingNorm: 'C',
};

const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
const kindOf = (key: string): Kind | undefined => kinds.find((kind) => KEYS[kind] === key);

const LONGEST_ROW = 60;
const isRow = (text: string): boolean => text.length > 0 && text.length <= LONGEST_ROW;

const isAnswer = (question: string, answer: string): boolean =>
  QUESTIONS.some(({ id, options }) => id === question && options.some((option) => option.id === answer));

/** 'n:60000;B:256;sampling:poisson': what the form holds, wherever its rows came from. Answers that are assumed are left out. */
export function formText({ rows, questions }: Pick<Resolved, 'rows' | 'questions'>): string {
  const numbers = rows.flatMap(({ kind, value, source }) => {
    if (kind === null || value === null) return [];
    // a text that was typed says more than its value: 1/n
    return [
      `${KEYS[kind]}:${source?.kind === 'typed' ? source.text.trim().replaceAll(';', '') : String(value)}`,
    ];
  });
  const answers = questions.flatMap(({ id, answer, by }) =>
    answer !== null && by !== 'assumed' ? [`${id}:${answer}`] : [],
  );
  return [...numbers, ...answers].join(';');
}

/** The form of a link's text; what is no row, no answer or too long is left out. Never throws. */
export function formOfText(text: string): FormState {
  const pairs = text
    .slice(0, 600)
    .split(';')
    .map((pair) => {
      const at = pair.indexOf(':');
      return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)] as const;
    });
  const overrides = Object.fromEntries(
    pairs.flatMap(([key, value]) => {
      const kind = kindOf(key);
      return kind !== undefined && isRow(value) ? [[kind, value]] : [];
    }),
  ) as Overrides;
  const answers = Object.fromEntries(pairs.filter(([id, answer]) => isAnswer(id, answer))) as Answers;
  return { ...EMPTY_FORM, overrides, answers };
}
