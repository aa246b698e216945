// The calculator as a page of its own, which a link may fill in.
import { useState } from 'react';
import { parseAddress } from '../../scenario';
import { Calculator } from '../calculator/Calculator';
import { formOfText } from '../calculator/formLink';
import type { SidePageProps } from './sidePageProps';

export function CalculatorPage({ scenario, snapshot }: SidePageProps) {
  const [start] = useState(() => formOfText(parseAddress(window.location.search).view.form ?? ''));
  return <Calculator translation={snapshot.translation} scenario={scenario} start={start} />;
}
