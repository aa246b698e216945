// The calculator as a page of its own: a link fills it in, and the address bar holds what is in it.
import { useState } from 'react';
import type { SidePageProps } from '../../../lab/pages/sidePageProps';
import { useHeldForm } from '../../../lab/state/useHeldForm';
import { Calculator } from './Calculator';
import { formOfText } from './formLink';
import { putIn } from './formNow';

export function CalculatorPage({ scenario }: SidePageProps) {
  const { given, hold } = useHeldForm((text) => putIn(formOfText(text)));
  // the text is put in before the form is drawn, or the form would tell the address that it is empty; what was typed in chapter 7 stays
  // without a link
  useState(() => {
    if (given !== '') putIn(formOfText(given));
  });
  return <Calculator heading="h2" scenario={scenario} onForm={hold} />;
}
