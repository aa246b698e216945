// What a reader has said of their audit, and its text in a link: short, readable, checked before anything is done with it. Scores stay
// where they are.
import { READER_GAME_IDS } from '../../../addons/ownAudit/games';
import { THRESHOLD_RULES } from '../../../addons/ownAudit/settings';
import { pairsOf } from '../../calculator/formLink';

/** Fields with few answers, the one that stands first. A game has none that stands: only the reader knows it. */
const CHOICES = {
  brings: ['scores', 'counts', 'guesses'],
  game: ['', ...READER_GAME_IDS],
  trainings: ['many', 'one'],
  rule: THRESHOLD_RULES,
  sign: ['larger', 'smaller'],
  watched: ['no', 'yes'],
  claims: ['none', 'typed', 'run'],
  of: ['add-remove', 'substitute'],
} as const;

/** Fields that are typed, by their names in links, for good. */
const TYPED = ['fp', 'n', 'fn', 'p', 'm', 'r', 'v', 'k', 'thresholds', 'guesses', 'claim'] as const;
export type TypedField = (typeof TYPED)[number];

export type ChosenField = keyof typeof CHOICES;

export type AuditForm = Readonly<Record<TypedField, string>> & {
  readonly [Name in ChosenField]: (typeof CHOICES)[Name][number];
};

export const EMPTY_FORM = Object.fromEntries([
  ...Object.entries(CHOICES).map(([name, [first]]) => [name, first]),
  ...TYPED.map((name) => [name, '']),
]) as AuditForm;

const LONGEST = 60;

/** What belongs to what is brought: a link holds no more. */
const OF: Readonly<Record<AuditForm['brings'], readonly (keyof AuditForm)[]>> = {
  scores: ['trainings', 'rule', 'sign', 'watched', 'thresholds', 'guesses'],
  counts: ['fp', 'n', 'fn', 'p', 'watched'],
  guesses: ['m', 'r', 'v', 'k'],
};
const OF_ALL: readonly (keyof AuditForm)[] = ['brings', 'game', 'claims', 'of', 'claim'];

/** 'brings:counts;game:in-out;fp:3': what differs from the empty form, of what is brought. */
export const formText = (form: AuditForm): string =>
  [...OF_ALL, ...OF[form.brings]]
    .map((name) => [name, form[name].replaceAll(';', ' ').trim()] as const)
    .filter(([name, text]) => text !== EMPTY_FORM[name])
    .map(([name, text]) => `${name}:${text}`)
    .join(';');

function accepts(name: string, value: string): boolean {
  if (Object.hasOwn(CHOICES, name))
    return (CHOICES[name as keyof typeof CHOICES] as readonly string[]).includes(value);
  return (TYPED as readonly string[]).includes(name) && value.length <= LONGEST;
}

/** The form of a link's text; what is no field, no answer or too long is left out. Never throws. */
export function formOfText(text: string): AuditForm {
  const held = pairsOf(text).filter(([name, value]) => accepts(name, value));
  return { ...EMPTY_FORM, ...Object.fromEntries(held) };
}
