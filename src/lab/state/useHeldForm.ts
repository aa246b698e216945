// A form that the address holds as text.
import { useLayoutEffect, useRef } from 'react';
import { putAddress, readAddress, useAddressView } from './address';

/** The form's text in the address, and a function that changes it. If the address changes otherwise, `onText` is called with the new text. */
export function useHeldForm(onText: (text: string) => void) {
  const given = useAddressView().form ?? '';
  const own = useRef(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of a new text, not by a new listener
  useLayoutEffect(() => {
    if (given === own.current) return;
    own.current = given;
    onText(given);
  }, [given]);
  const hold = (text: string) => {
    // the address has a newer text, which this component has not been drawn with yet and which must not be overwritten
    if ((readAddress().view.form ?? '') !== own.current) return;
    own.current = text;
    putAddress({ view: { ...readAddress().view, form: text === '' ? null : text } });
  };
  return { given, hold };
}
