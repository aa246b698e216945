// The calculator as a page of its own, which a link may fill in.
import { useLayoutEffect } from 'react';
import { parseAddress } from '../../scenario';
import { Calculator } from '../calculator/Calculator';
import { formOfText } from '../calculator/formLink';
import { changeForm } from '../calculator/formNow';
import type { SidePageProps } from './sidePageProps';

export function CalculatorPage({ scenario, snapshot }: SidePageProps) {
  useLayoutEffect(() => {
    const { form } = parseAddress(window.location.search).view;
    changeForm(() => formOfText(form ?? ''));
  }, []);
  return <Calculator translation={snapshot.translation} scenario={scenario} />;
}
