// What somebody has put into the form: a pasted text, numbers typed over it, answers. Pure changes of it.
import type { QuestionId } from '../../configuration/questions';
import { KINDS, type Kind, type RowId, rowOf } from '../../configuration/reading';
import type { Answers, Overrides } from '../../configuration/resolve';

export interface FormState {
  text: string;
  overrides: Overrides;
  answers: Answers;
}

export const EMPTY_FORM: FormState = { text: '', overrides: {}, answers: {} };

const without = (overrides: Overrides, row: RowId): Overrides =>
  Object.fromEntries(
    Object.entries(overrides).filter(([kind]) => !(KINDS[row] as readonly string[]).includes(kind)),
  );

/** A number typed into a row, as what it is; it stands in the place of whatever the row had. */
export const typed = (form: FormState, kind: Kind, text: string | number): FormState => ({
  ...form,
  overrides: { ...without(form.overrides, rowOf(kind)), [kind]: text },
});

/** The row as the text has it. */
export const asRead = (form: FormState, row: RowId): FormState => ({
  ...form,
  overrides: without(form.overrides, row),
});

export const answered = (form: FormState, question: QuestionId, answer: string): FormState => ({
  ...form,
  answers: { ...form.answers, [question]: answer },
});

/** A new text; what was typed and answered survives it. */
export const pasted = (form: FormState, text: string): FormState => ({ ...form, text });
