// The best of many on a slide of its own, where the run that it reads may not be trained yet.

import { NotComputed } from '../../../chapters/frame/NotComputed';
import type { SidePageProps } from '../../sidePages';
import { useRunHere } from '../useRunHere';
import { BestOfMany } from './BestOfMany';

export function BestOfManySlide({ scenario, snapshot }: SidePageProps) {
  const { error, store } = useRunHere(scenario, snapshot, true);
  return (
    <>
      <NotComputed error={error} of={store} />
      <BestOfMany scenario={scenario} />
    </>
  );
}
