// What a reader has said of their audit, and its text in a link. Scores stay where they are.
import type { AuditGameId } from '../../../audit/report/games';
import { formPairs } from '../../../scenario/formPairs';
import { GAME_IDS } from '../../../scoreAudit/settings';
import { AUDIT_QUESTIONS, BOXES } from './words';

export type ChosenField = keyof typeof AUDIT_QUESTIONS;
export type TypedField = keyof typeof BOXES;

type Questions = typeof AUDIT_QUESTIONS;

/** An answer of the question, or '' where none stands before the reader has chosen. */
type Answer<Name extends ChosenField> =
  | keyof Questions[Name]['answers']
  | (Questions[Name] extends { open: true } ? '' : never);

export type AuditForm = Readonly<Record<TypedField, string>> & {
  readonly [Name in ChosenField]: Answer<Name>;
} & {
  /** The game that was played, which only the reader knows. */
  readonly game: AuditGameId | '';
  /** Whether the reader has given the run in the address, by a link or by coming with it. */
  readonly run: '' | 'given';
};

/** The one that stands first is the field's own. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  game: ['', ...GAME_IDS],
  run: ['', 'given'],
  ...Object.fromEntries(
    Object.entries(AUDIT_QUESTIONS).map(([name, question]) => [
      name,
      [...('open' in question ? [''] : []), ...Object.keys(question.answers)],
    ]),
  ),
};

export const EMPTY_AUDIT_FORM = Object.fromEntries([
  ...Object.entries(ANSWERS).map(([name, [first]]) => [name, first]),
  ...Object.keys(BOXES).map((name) => [name, '']),
]) as AuditForm;

const LONGEST = 60;

/** A link holds only what belongs to what is brought. */
const OF: Readonly<Record<AuditForm['brings'], readonly (keyof AuditForm)[]>> = {
  scores: [
    'trainings',
    'side',
    'rule',
    'sign',
    'turned',
    'watched',
    'thresholds',
    'guesses',
    'scoreColumn',
    'worldColumn',
  ],
  counts: ['fp', 'n', 'fn', 'p', 'watched'],
  guesses: ['m', 'r', 'v', 'k'],
};
const OF_ALL: readonly (keyof AuditForm)[] = ['brings', 'game', 'claims', 'of', 'claim', 'run'];

/** How a link says that it holds every answer that was given, and no other. */
const COMPLETE = 'form:2';

/**
 * What stood in the form of older links that do not say it: counts of as many runs as were planned, and the run in the
 * address. Scores stay where they are, so that of these no link has had an answer.
 */
const older = (brings: AuditForm['brings']): Partial<AuditForm> => ({
  run: 'given',
  ...(brings === 'counts' && { watched: 'no' }),
});

/** The form in a link, 'brings:counts;game:in-out;fp:3': what differs from the empty form. */
export function auditFormText(form: AuditForm): string {
  const held = [...OF_ALL, ...OF[form.brings]]
    .map((name) => [name, form[name].replaceAll(';', ' ').trim()] as const)
    .filter(([name, text]) => text !== EMPTY_AUDIT_FORM[name])
    .map(([name, text]) => `${name}:${text}`);
  return held.length === 0 ? '' : [COMPLETE, ...held].join(';');
}

const accepts = (name: string, value: string): boolean =>
  Object.hasOwn(ANSWERS, name)
    ? ANSWERS[name].includes(value)
    : Object.hasOwn(BOXES, name) && value.length <= LONGEST;

/** What is no field, no answer or too long is left out. Never throws. */
export function auditFormOfText(text: string): AuditForm {
  const held = formPairs(text).filter(([name, value]) => accepts(name, value));
  const given: Partial<AuditForm> = Object.fromEntries(held);
  const isOlder = text !== '' && !text.split(';').includes(COMPLETE);
  const { brings = EMPTY_AUDIT_FORM.brings } = given;
  return { ...EMPTY_AUDIT_FORM, ...(isOlder && older(brings)), ...given };
}
