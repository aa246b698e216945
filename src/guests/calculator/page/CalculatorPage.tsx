// The calculator as a page of its own. A link fills it in, and the address bar keeps up with the form.
import { useRef, useState } from 'react';
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
  // the form says at its first drawing what it was opened with: by then a new link may have arrived, which that text must not overwrite
  const opened = useRef<string | null>(given);
  const onForm = (text: string) => {
    const isKnown = opened.current === text;
    opened.current = null;
    if (!isKnown) hold(text);
  };
  return <Calculator heading="h2" scenario={scenario} onForm={onForm} />;
}
