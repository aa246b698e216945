// The form as the text of a link, written and read. The reader checks every part. A pasted text is never part of a link.

import { exactNumber, LONGEST_FORM } from '../../../scenario';
import { formPairs } from '../../../scenario/formPairs';
import { joinQuery } from '../../../scenario/query';
import type { FormAnswer } from '../engine/form/asked';
import { isAnswer, QUESTIONS, type QuestionId } from '../engine/form/questions';
import type { Answers, Overrides, PhaseOf, Row } from '../engine/form/resolve';
import { MEASURES, SOUGHT } from '../engine/form/target';
import { isSchedule, KINDS, type Kind, ROWS } from '../engine/reading';
import { EMPTY_FORM, type FormState } from './formState';
import { scheduleInLink, scheduleOfLink } from './scheduleLink';

/** The keys of rows in links. Links outlive versions of the page, so the keys never change. */
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
  recordsPerPerson: 'k',
  trainings: 'runs',
  largestBatch: 'cut',
  batchSizes: 'Bt',
  samplingRates: 'qt',
  noiseMultipliers: 'st',
  bands: 'bands',
  countNoise: 'sb',
};

/** The key of a further phase in links, once for each phase: 'phase:q=0.016|s=0.9|T=590'. It never changes. */
const PHASE = 'phase';

/** The keys of a target in links, which never change: its measure, adjacency, number, false-positive rate, and the number to find. */
const AIM_KEYS = { measure: 'want', adjacency: 'of', most: 'most', rate: 'at', sought: 'find' } as const;

const kinds = ROWS.flatMap((row): readonly Kind[] => KINDS[row]);
const kindOf = (key: string): Kind | undefined => kinds.find((kind) => KEYS[kind] === key);

/** The longest text of a number in a row, a phase or a target, in UTF-16 units. */
const LONGEST_TEXT = 60;
const isRow = (kind: Kind, text: string): boolean =>
  text.length > 0 && (isSchedule(kind) || text.length <= LONGEST_TEXT);

const clean = (text: string): string => text.trim().replaceAll(/[;|=]/g, '');

/**
 * The text of a row in a link; '' where it has none. The number as it was typed (1/n) says more than its value, which stands in the link
 * where the arithmetic is long.
 */
function written({ kind, value, source }: Row): string {
  if (kind === null || source === null) return '';
  if (isSchedule(kind)) return clean(scheduleInLink(source.given));
  const text = clean(source.given);
  return text.length > LONGEST_TEXT && value !== null ? exactNumber(value) : text;
}

/** The numbers of a phase from its text in a link; null where there are none. */
function phaseOfText(text: string): Overrides | null {
  const pairs = text.split('|').map((pair) => pair.split('='));
  const numbers = pairs.flatMap(([key = '', value = '']) => {
    const kind = kindOf(key);
    return kind !== undefined && isRow(kind, value) ? [[kind, value]] : [];
  });
  return numbers.length === 0 ? null : (Object.fromEntries(numbers) as Overrides);
}

const textOfPhase = ({ rows }: PhaseOf): string =>
  rows.flatMap((row) => (row.kind && row.source ? [`${KEYS[row.kind]}=${written(row)}`] : [])).join('|');

/**
 * The form in a link: 'n:60000;B:256;sampling:poisson;want:mu;of:substitute;most:0.5;find:steps'. Answers that are assumed are left out,
 * and so is what a text proposes and nobody has confirmed. It is null where the form is longer than a link holds, since part of it would be
 * another run.
 */
export function formText({ form, aim }: Pick<FormAnswer, 'form' | 'aim'>, state: FormState): string | null {
  const { rows, questions, further, pending } = form;
  const numbers = rows.flatMap((row) => {
    const { kind, value, source } = row;
    if (kind === null || (value === null && !isSchedule(kind))) return [];
    if (pending && source?.kind === 'read') return [];
    const text = written(row);
    return text === '' ? [] : [`${KEYS[kind]}:${text}`];
  });
  const answers = Object.keys(QUESTIONS).flatMap((id) => {
    const asked = questions.find((question) => question.id === id);
    const fromText = asked?.by === 'text' && !pending ? asked.answer : null;
    const answer = state.answers[id as QuestionId] ?? fromText;
    return answer ? [`${id}:${answer}`] : [];
  });
  const typed = state.phases.length > 0 || !pending;
  const phases = (typed ? further : [])
    .map(textOfPhase)
    .flatMap((text) => (text ? [`${PHASE}:${text}`] : []));
  const { target, sought } = { ...state, ...(aim && !aim.fromText ? { target: aim.target } : {}) };
  const wanted = (['measure', 'adjacency', 'most', 'rate'] as const).flatMap((name) =>
    target && target[name] !== '' ? [`${AIM_KEYS[name]}:${clean(target[name])}`] : [],
  );
  const found = aim && sought !== EMPTY_FORM.sought ? [`${AIM_KEYS.sought}:${sought}`] : [];
  const text = [...numbers, ...phases, ...answers, ...wanted, ...found].join(';');
  return joinQuery([{ key: 'form', value: text }]).length > LONGEST_FORM ? null : text;
}

/** The form of a link's text. Unknown keys and answers, wrong targets and texts that are too long are left out. Never throws. */
export function formOfText(text: string): FormState {
  const pairs = formPairs(text);
  const overrides = Object.fromEntries(
    pairs.flatMap(([key, value]) => {
      const kind = kindOf(key);
      if (kind === undefined || !isRow(kind, value)) return [];
      return [[kind, isSchedule(kind) ? scheduleOfLink(value) : value]];
    }),
  ) as Overrides;
  const answers = Object.fromEntries(pairs.filter(([id, answer]) => isAnswer(id, answer))) as Answers;
  const phases = pairs.flatMap(([key, value]) => (key === PHASE ? (phaseOfText(value) ?? []) : []));
  const of = (name: keyof typeof AIM_KEYS): string =>
    pairs.find(([key]) => key === AIM_KEYS[name])?.[1] ?? '';
  const measure = MEASURES.find((one) => one === of('measure'));
  const adjacency = (['add-remove', 'substitute'] as const).find((one) => one === of('adjacency'));
  const [most, rate] = [of('most'), of('rate')];
  const isAim = measure && adjacency && Math.max(most.length, rate.length) <= LONGEST_TEXT;
  const target = isAim ? { measure, adjacency, most, rate } : null;
  const sought = SOUGHT.find((one) => one === of('sought')) ?? EMPTY_FORM.sought;
  return { ...EMPTY_FORM, overrides, answers, phases, target, sought };
}
