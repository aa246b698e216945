// The calculator as a page of its own. A link fills it in, and the address bar keeps up with the form.
import { useState } from 'react';
import type { SidePageProps } from '../../../lab/pages/sidePageProps';
import { useHeldForm } from '../../../lab/state/useHeldForm';
import { Calculator } from './Calculator';
import { formOfText } from './formLink';
import { putIn } from './formNow';

export function CalculatorPage({ scenario }: SidePageProps) {
  const { given, hold } = useHeldForm((text) => putIn(formOfText(text)));
  // the link's form is put in before the first drawing, or the empty form would overwrite the address; without a link, what was typed
  // in chapter 7 stays
  useState(() => {
    if (given !== '') putIn(formOfText(given));
  });
  return <Calculator heading="h2" scenario={scenario} onForm={hold} />;
}
