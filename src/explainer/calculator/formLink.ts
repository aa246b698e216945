// The form in a link: every row, every answer and the target, short enough to be read, checked before anything is done with it. The pasted
// text stays where it was pasted.
import { z } from 'zod';
import type { Asked } from '../../configuration/asked';
import { QUESTIONS, type QuestionId } from '../../configuration/questions';
import { KINDS, type Kind, ROWS } from '../../configuration/reading';
import { MEASURES, SOUGHT } from '../../configuration/target';
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

/** Keys of a target in links, for good: what is wanted, counted how, at most what, at which false-positive rate, found by which number. */
const AIM_KEYS = { measure: 'want', relation: 'of', most: 'most', rate: 'at', sought: 'find' } as const;

const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
const kindOf = (key: string): Kind | undefined => kinds.find((kind) => KEYS[kind] === key);

const LONGEST_TEXT = 60;
const LONGEST_LINK = 600;
const rowText = z.string().min(1).max(LONGEST_TEXT);
const formSchema = z.object({
  overrides: z.partialRecord(z.enum(kinds as [Kind, ...Kind[]]), rowText),
  answers: z.partialRecord(
    z.enum(QUESTIONS.map(({ id }) => id) as [QuestionId, ...QuestionId[]]),
    z.string(),
  ),
  target: z
    .object({
      measure: z.enum(MEASURES),
      relation: z.enum(['add-remove', 'substitute']),
      most: z.string().max(LONGEST_TEXT).default(''),
      rate: z.string().max(LONGEST_TEXT).default(''),
    })
    .nullable()
    .catch(null),
  sought: z.enum(SOUGHT).catch(EMPTY_FORM.sought),
});

const isAnswer = (question: string, answer: string): boolean =>
  QUESTIONS.some(({ id, options }) => id === question && options.some((option) => option.id === answer));

const clean = (text: string): string => text.trim().replaceAll(';', '');

/**
 * 'n:60000;B:256;sampling:poisson;want:mu;of:substitute;most:0.5;find:steps': what the form holds, wherever its rows came from. Answers that
 * are assumed are left out, and so is a number that is looked for.
 */
export function formText({ form: { rows, questions }, aim }: Pick<Asked, 'form' | 'aim'>, state: FormState) {
  const numbers = rows.flatMap(({ kind, value, source }) => {
    if (kind === null || value === null) return [];
    // a text that was typed says more than its value: 1/n
    return [`${KEYS[kind]}:${source?.kind === 'typed' ? clean(source.text) : String(value)}`];
  });
  const answers = questions.flatMap(({ id, answer, by }) =>
    answer !== null && by !== 'assumed' ? [`${id}:${answer}`] : [],
  );
  const { target, sought } = { ...state, ...(aim && !aim.fromText ? { target: aim.target } : {}) };
  const wanted = (['measure', 'relation', 'most', 'rate'] as const).flatMap((name) =>
    target && target[name] !== '' ? [`${AIM_KEYS[name]}:${clean(target[name])}`] : [],
  );
  const found = aim && sought !== EMPTY_FORM.sought ? [`${AIM_KEYS.sought}:${sought}`] : [];
  return [...numbers, ...answers, ...wanted, ...found].join(';');
}

/** The form of a link's text; what is no row, no answer, no target or too long is left out. Never throws. */
export function formOfText(text: string): FormState {
  const pairs = text
    .slice(0, LONGEST_LINK)
    .split(';')
    .map((pair) => {
      const at = pair.indexOf(':');
      return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)] as const;
    });
  const overrides = Object.fromEntries(
    pairs.flatMap(([key, value]) => {
      const kind = kindOf(key);
      return kind !== undefined && rowText.safeParse(value).success ? [[kind, value]] : [];
    }),
  );
  const answers = Object.fromEntries(pairs.filter(([id, answer]) => isAnswer(id, answer)));
  const named = Object.fromEntries(
    Object.entries(AIM_KEYS).map(([name, key]) => [name, pairs.find(([given]) => given === key)?.[1]]),
  );
  const target = named.measure === undefined ? null : named;
  const checked = formSchema.safeParse({ overrides, answers, target, sought: named.sought });
  return checked.success ? { ...EMPTY_FORM, ...checked.data } : EMPTY_FORM;
}
