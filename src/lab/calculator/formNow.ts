// What stands in the calculator's form, wherever it is drawn: what has been typed survives a look at another figure, and a window that
// is turned.
import { sharedValue } from '../state/sharedValue';
import { EMPTY_FORM, type FormState } from './formState';

export const { change: changeForm, use: useFormNow } = sharedValue<FormState>(EMPTY_FORM);
