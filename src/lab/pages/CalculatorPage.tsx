// The calculator as a page of its own: a link fills it in, and the address bar holds what is in it.
import { useLayoutEffect, useRef, useState } from 'react';
import { Calculator } from '../calculator/Calculator';
import { formOfText } from '../calculator/formLink';
import { changeForm } from '../calculator/formNow';
import { putAddress, readAddress, useAddressView } from '../state/address';
import type { SidePageProps } from './sidePageProps';

export function CalculatorPage({ scenario }: SidePageProps) {
  const given = useAddressView().form ?? '';
  const own = useRef(given);
  // before the form is drawn, or it would tell the address that it is empty; what was typed in chapter 7 stays without a link
  useState(() => {
    if (given !== '') changeForm(() => formOfText(given));
  });
  // an address that this form has not written is another form
  useLayoutEffect(() => {
    if (given === own.current) return;
    own.current = given;
    changeForm(() => formOfText(given));
  }, [given]);
  const hold = (text: string) => {
    own.current = text;
    putAddress({ view: { ...readAddress().view, form: text === '' ? null : text } });
  };
  return <Calculator heading="h2" scenario={scenario} onForm={hold} />;
}
