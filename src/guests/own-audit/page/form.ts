// The answers of a reader in the form of their own audit, and their text in a link. A link never holds scores.
import type { AuditGameId } from '../../../audit/report/games';
import { formPairs } from '../../../scenario/formPairs';
import { GAME_IDS } from '../../../scoreAudit/settings';
import { AUDIT_QUESTIONS, BOXES } from './words';

export type ChosenField = keyof typeof AUDIT_QUESTIONS;
export type TypedField = keyof typeof BOXES;

type Questions = typeof AUDIT_QUESTIONS;

/** An answer of a question, or '' for an open question that the reader has not answered. */
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

/** The answers of each question. The first one is the answer of the empty form. */
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

/** Largest number of characters in a text box that a link may hold. */
const LONGEST = 60;

/** The fields that a link holds, by what the reader brings. */
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

/** The mark of a link that holds every answer that was given, and no other. */
const COMPLETE = 'form:2';

/**
 * The answers that older links leave out, because the form then had them from the start: the run in the address, and for counts that the
 * number of runs was fixed beforehand. No link has held scores, so there is none to read for them.
 */
const older = (brings: AuditForm['brings']): Partial<AuditForm> => ({
  run: 'given',
  ...(brings === 'counts' && { watched: 'no' }),
});

/** The form as the text of a link, such as 'form:2;brings:counts;game:in-out;fp:3', with what differs from the empty form. */
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

/** Reads the form in a link. A text that is no field, no answer or too long is left out. Never throws. */
export function auditFormOfText(text: string): AuditForm {
  const held = formPairs(text).filter(([name, value]) => accepts(name, value));
  const given: Partial<AuditForm> = Object.fromEntries(held);
  const isOlder = text !== '' && !text.split(';').includes(COMPLETE);
  const { brings = EMPTY_AUDIT_FORM.brings } = given;
  return { ...EMPTY_AUDIT_FORM, ...(isOlder && older(brings)), ...given };
}
