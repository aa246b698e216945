// What somebody has put into the form. Pure changes of it.
import type { Given } from '../engine/form/asked';
import { type Overrides, without } from '../engine/form/given';
import type { Lists } from '../engine/form/taken';
import type { NamedNumber } from '../engine/proposal';
import { type Kind, type RowId, rowOf } from '../engine/reading';

export interface FormState extends Given {
  text: string;
  /** Numbers of the text that somebody has given to a row by a click. */
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

/** A number of the text goes into a row, in place of what the row had. */
export function withNumber(
  form: FormState,
  kind: Kind,
  given: string | number,
  number: NamedNumber,
): FormState {
  const typed = withTyped(form, kind, given);
  return { ...typed, from: { ...typed.from, [kind]: number } };
}

export const asRead = (form: FormState, row: RowId): FormState => ({
  ...form,
  overrides: without(form.overrides, row),
  from: fromWithout(form.from, row),
});

/** A text that gains a line above keeps what was set aside. */
export const asideKey = ({ name, written, text }: NamedNumber): string => `${name} ${written} ${text}`;

export function setAside(form: FormState, number: NamedNumber, isAside: boolean): FormState {
  const key = asideKey(number);
  const others = form.aside.filter((one) => one !== key);
  return { ...form, aside: isAside ? [...others, key] : others };
}

/** Numbers that fill no row, without those that were given to one by a click. */
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

/** The last one that goes leaves a run of one phase. */
export function withoutPhase(form: FormState, at: number): FormState {
  const phases = form.phases.filter((_, i) => i !== at);
  const answers = phases.length > 0 ? form.answers : { ...form.answers, phases: 'one' };
  return { ...form, phases, answers };
}

/** A target in the row of the noise, as a text or an older link has it, gives way to a σ to be typed. */
export function unaimed(form: FormState, fromNoise: boolean): FormState {
  const free = { ...form, target: null };
  return fromNoise ? withTyped(free, 'noiseMultiplier', '') : free;
}

export const isTouched = ({ text, overrides, answers, target, phases }: FormState): boolean =>
  text !== '' || target !== null || phases.length + Object.keys({ ...overrides, ...answers }).length > 0;
