// The form in a link, checked before anything is done with it. The pasted text stays where it was pasted.

import { formPairs } from '../../../scenario/formPairs';
import type { Asked } from '../engine/form/asked';
import { isAnswer } from '../engine/form/questions';
import type { Answers, Overrides } from '../engine/form/resolve';
import { MEASURES, SOUGHT } from '../engine/form/target';
import { KINDS, type Kind, ROWS } from '../engine/reading';
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

/** For good: what is wanted, counted how, at most what, at which false-positive rate, found by which number. */
const AIM_KEYS = { measure: 'want', adjacency: 'of', most: 'most', rate: 'at', sought: 'find' } as const;

const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
const kindOf = (key: string): Kind | undefined => kinds.find((kind) => KEYS[kind] === key);

const LONGEST_TEXT = 60;
const LONGEST_LINK = 600;
const isRow = (text: string): boolean => text.length > 0 && text.length <= LONGEST_TEXT;

const clean = (text: string): string => text.trim().replaceAll(';', '');

/** 'n:60000;B:256;sampling:poisson;want:mu;of:substitute;most:0.5;find:steps'. Answers that are assumed are left out. */
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
  const wanted = (['measure', 'adjacency', 'most', 'rate'] as const).flatMap((name) =>
    target && target[name] !== '' ? [`${AIM_KEYS[name]}:${clean(target[name])}`] : [],
  );
  const found = aim && sought !== EMPTY_FORM.sought ? [`${AIM_KEYS.sought}:${sought}`] : [];
  return [...numbers, ...answers, ...wanted, ...found].join(';');
}

/** What is no row, no answer, no target or too long is left out. Never throws. */
export function formOfText(text: string): FormState {
  const pairs = formPairs(text.slice(0, LONGEST_LINK));
  const overrides = Object.fromEntries(
    pairs.flatMap(([key, value]) => {
      const kind = kindOf(key);
      return kind !== undefined && isRow(value) ? [[kind, value]] : [];
    }),
  ) as Overrides;
  const answers = Object.fromEntries(pairs.filter(([id, answer]) => isAnswer(id, answer))) as Answers;
  const of = (name: keyof typeof AIM_KEYS): string =>
    pairs.find(([key]) => key === AIM_KEYS[name])?.[1] ?? '';
  const measure = MEASURES.find((one) => one === of('measure'));
  const adjacency = (['add-remove', 'substitute'] as const).find((one) => one === of('adjacency'));
  const [most, rate] = [of('most'), of('rate')];
  const isAim = measure && adjacency && Math.max(most.length, rate.length) <= LONGEST_TEXT;
  const target = isAim ? { measure, adjacency, most, rate } : null;
  const sought = SOUGHT.find((one) => one === of('sought')) ?? EMPTY_FORM.sought;
  return { ...EMPTY_FORM, overrides, answers, target, sought };
}
