// The state of the calculator's form, shared by all places that draw it. It survives a change to another figure or another layout.
import { sharedValue } from '../../../lab/state/sharedValue';
import { EMPTY_FORM, type FormState } from './formState';

export const { change: changeForm, use: useFormNow } = sharedValue<FormState>(EMPTY_FORM);

/** Changes a part of the form and keeps the rest. */
export const putIn = (part: Partial<FormState>): void => changeForm((form) => ({ ...form, ...part }));
