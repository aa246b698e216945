// What stands in the calculator's form: it survives a look at another figure, and a window that is turned.
import { sharedValue } from '../../../lab/state/sharedValue';
import { EMPTY_FORM, type FormState } from './formState';

export const { change: changeForm, use: useFormNow } = sharedValue<FormState>(EMPTY_FORM);

/** Puts a part into the form; what else was put in survives it. */
export const putIn = (part: Partial<FormState>): void => changeForm((form) => ({ ...form, ...part }));
