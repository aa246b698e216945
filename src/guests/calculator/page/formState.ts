// The state of the form, which is what somebody has put into it, and its changes. Pure.
import type { Given } from '../engine/form/asked';
import { type Overrides, without } from '../engine/form/given';
import type { Lists } from '../engine/form/taken';
import type { NamedNumber } from '../engine/proposal';
import { type Kind, type RowId, rowOf } from '../engine/reading';

export interface FormState extends Given {
  /** The pasted text. */
  text: string;
  /** The numbers of the text that somebody has put into a row by a click, by kind. */
  from: Readonly<Partial<Record<Kind, NamedNumber>>>;
  /** Unused numbers of the text that somebody has set aside, by `asideKey`. */
  aside: readonly string[];
}

export const EMPTY_FORM: FormState = {
  ...{ text: '', overrides: {}, answers: {}, phases: [], confirmed: null },
  ...{ target: null, sought: 'noiseMultiplier', from: {}, aside: [] },
};

const fromWithout = (from: FormState['from'], row: RowId): FormState['from'] =>
  Object.fromEntries(Object.entries(from).filter(([kind]) => rowOf(kind as Kind) !== row));

/** The form with a typed number, which replaces what the row had. */
export const withTyped = (form: FormState, kind: Kind, text: string | number): FormState => ({
  ...form,
  overrides: { ...without(form.overrides, rowOf(kind)), [kind]: text },
  from: fromWithout(form.from, rowOf(kind)),
});

/** The form with a number of the text in a row, in place of what the row had. */
export function withNumber(
  form: FormState,
  kind: Kind,
  given: string | number,
  number: NamedNumber,
): FormState {
  const typed = withTyped(form, kind, given);
  return { ...typed, from: { ...typed.from, [kind]: number } };
}

/** The form without what was typed into a row, which then has the number of the text again. */
export const asRead = (form: FormState, row: RowId): FormState => ({
  ...form,
  overrides: without(form.overrides, row),
  from: fromWithout(form.from, row),
});

/** The key of a number that is set aside. It has no line number, so that the number stays aside when lines are added above it. */
export const asideKey = ({ name, written, text }: NamedNumber): string => `${name} ${written} ${text}`;

export function setAside(form: FormState, number: NamedNumber, isAside: boolean): FormState {
  const key = asideKey(number);
  const others = form.aside.filter((one) => one !== key);
  return { ...form, aside: isAside ? [...others, key] : others };
}

/** The numbers of the text that fill no row, without those that were put into one by a click. */
export function leftOver({ unused }: Lists, { from }: FormState): Lists['unused'] {
  const given = Object.values(from).map(asideKey);
  return unused.filter(({ number }) => !given.includes(asideKey(number)));
}

export const withPhase = (form: FormState, phase: Overrides): FormState => ({
  ...form,
  phases: [...form.phases, phase],
  answers: { ...form.answers, phases: 'several' },
});

export const withPhaseTyped = (form: FormState, at: number, kind: Kind, text: string): FormState => ({
  ...form,
  phases: form.phases.map((phase, i) =>
    i === at ? { ...without(phase, rowOf(kind)), [kind]: text } : phase,
  ),
});

/** The form without a further phase. Without the last of them, the run has one phase. */
export function withoutPhase(form: FormState, at: number): FormState {
  const phases = form.phases.filter((_, i) => i !== at);
  const answers = phases.length > 0 ? form.answers : { ...form.answers, phases: 'one' };
  return { ...form, phases, answers };
}

/** The form without a target. A target in the row of the noise, as texts and older links have it, becomes an empty σ. */
export function unaimed(form: FormState, fromNoise: boolean): FormState {
  const free = { ...form, target: null };
  return fromNoise ? withTyped(free, 'noiseMultiplier', '') : free;
}

/** Whether anything has been put into the form. */
export const isTouched = ({ text, overrides, answers, target, phases }: FormState): boolean =>
  text !== '' || target !== null || phases.length + Object.keys({ ...overrides, ...answers }).length > 0;
