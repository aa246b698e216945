// What somebody has put into the form. Pure changes of it.
import type { Given } from '../engine/form/asked';
import { without } from '../engine/form/row';
import { type Kind, type RowId, rowOf } from '../engine/reading';

export interface FormState extends Given {
  text: string;
}

export const EMPTY_FORM: FormState = {
  text: '',
  overrides: {},
  answers: {},
  target: null,
  sought: 'noiseMultiplier',
};

/** Replaces what the row had. */
export const withTyped = (form: FormState, kind: Kind, text: string | number): FormState => ({
  ...form,
  overrides: { ...without(form.overrides, rowOf(kind)), [kind]: text },
});

export const asRead = (form: FormState, row: RowId): FormState => ({
  ...form,
  overrides: without(form.overrides, row),
});

/** A target in the row of the noise, as a text or an older link has it, gives way to a σ to be typed. */
export function unaimed(form: FormState, fromNoise: boolean): FormState {
  const free = { ...form, target: null };
  return fromNoise ? withTyped(free, 'noiseMultiplier', '') : free;
}

export const isTouched = ({ text, overrides, answers, target }: FormState): boolean =>
  text !== '' || target !== null || Object.keys({ ...overrides, ...answers }).length > 0;
