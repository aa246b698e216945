// A form that the address holds as text.
import { useLayoutEffect, useRef } from 'react';
import { putAddress, readAddress, useAddressView } from './address';

/** An address that the form has not written is another form: `onText` is told of it. */
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
    own.current = text;
    putAddress({ view: { ...readAddress().view, form: text === '' ? null : text } });
  };
  return { given, hold };
}
