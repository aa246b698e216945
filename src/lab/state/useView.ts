// How the page shows the scenario, as React state that the address bar follows.
import type { View } from '../../scenario';
import { type HistoryStep, putAddress, readAddress, useAddressView } from './address';

export interface ViewState {
  view: View;
  changeView: (change: Partial<View>, step?: HistoryStep) => void;
}

const changeView: ViewState['changeView'] = (change, step) =>
  putAddress({ view: { ...readAddress().view, ...change } }, step);

export const useView = (): ViewState => ({ view: useAddressView(), changeView });
