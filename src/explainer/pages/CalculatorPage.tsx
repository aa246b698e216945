// The calculator as a page of its own: a link fills it in, and the address bar holds what is in it.
import { useEffect, useRef, useState } from 'react';
import { Calculator } from '../calculator/Calculator';
import { formOfText } from '../calculator/formLink';
import { putAddress, readAddress, useAddressView } from '../state/address';
import type { SidePageProps } from './sidePageProps';

export function CalculatorPage({ scenario, snapshot }: SidePageProps) {
  const given = useAddressView().form ?? '';
  const own = useRef(given);
  const [opened, setOpened] = useState(given);
  // an address that this form has not written is another form
  useEffect(() => {
    if (given === own.current) return;
    own.current = given;
    setOpened(given);
  }, [given]);
  const hold = (text: string) => {
    own.current = text;
    putAddress({ view: { ...readAddress().view, form: text === '' ? null : text } });
  };
  return (
    <Calculator
      key={opened}
      translation={snapshot.translation}
      scenario={scenario}
      start={formOfText(opened)}
      onForm={hold}
    />
  );
}
