// What a reader has said of their audit, and its text in a link. Scores stay where they are.
import type { AuditGameId } from '../../../audit/report/games';
import { formPairs } from '../../../scenario/formPairs';
import { GAME_IDS } from '../../../scoreAudit/settings';
import { AUDIT_QUESTIONS, BOXES } from './words';

export type ChosenField = keyof typeof AUDIT_QUESTIONS;
export type TypedField = keyof typeof BOXES;

export type AuditForm = Readonly<Record<TypedField, string>> & {
  readonly [Name in ChosenField]: keyof (typeof AUDIT_QUESTIONS)[Name]['answers'];
} & {
  /** Only the reader knows it. */
  readonly game: AuditGameId | '';
};

/** The one that stands first is the field's own. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  game: ['', ...GAME_IDS],
  ...Object.fromEntries(
    Object.entries(AUDIT_QUESTIONS).map(([name, { answers }]) => [name, Object.keys(answers)]),
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
const OF_ALL: readonly (keyof AuditForm)[] = ['brings', 'game', 'claims', 'of', 'claim'];

/** 'brings:counts;game:in-out;fp:3': what differs from the empty form. */
export const auditFormText = (form: AuditForm): string =>
  [...OF_ALL, ...OF[form.brings]]
    .map((name) => [name, form[name].replaceAll(';', ' ').trim()] as const)
    .filter(([name, text]) => text !== EMPTY_AUDIT_FORM[name])
    .map(([name, text]) => `${name}:${text}`)
    .join(';');

const accepts = (name: string, value: string): boolean =>
  Object.hasOwn(ANSWERS, name)
    ? ANSWERS[name].includes(value)
    : Object.hasOwn(BOXES, name) && value.length <= LONGEST;

/** What is no field, no answer or too long is left out. Never throws. */
export function auditFormOfText(text: string): AuditForm {
  const held = formPairs(text).filter(([name, value]) => accepts(name, value));
  return { ...EMPTY_AUDIT_FORM, ...Object.fromEntries(held) };
}
