// What stands in the calculator's form, wherever it is drawn: what has been typed survives a look at another figure, and a window that
// is turned.
import { sharedValue } from '../state/sharedValue';
import { EMPTY_FORM, type FormState } from './formState';

export const { change: changeForm, use: useFormNow } = sharedValue<FormState>(EMPTY_FORM);

/** A new text, another target, another number that is looked for: what else was put in survives it. */
export const putIn = (part: Partial<FormState>): void => changeForm((form) => ({ ...form, ...part }));
