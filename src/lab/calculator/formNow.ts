// What stands in the calculator's form, wherever it is drawn: what has been typed survives a look at another figure, and a window that
// is turned.
import { useSyncExternalStore } from 'react';
import { EMPTY_FORM, type FormState } from './formState';

let now: FormState = EMPTY_FORM;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function changeForm(change: (before: FormState) => FormState): void {
  now = change(now);
  for (const listener of listeners) listener();
}

export const useFormNow = (): FormState =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => EMPTY_FORM,
  );
