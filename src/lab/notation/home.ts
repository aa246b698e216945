// Where a symbol is at home on the page: its control, or its number in the readout. Goes there, for keyboard and pointer.
import type { SymbolId } from './table';

/** Scrolls to the symbol's home and puts the focus there. Does nothing where the page shows none. */
export function showSymbol(id: SymbolId): void {
  const home = document.querySelector<HTMLElement>(`[data-symbol-home="${id}"]`);
  if (!home) return;
  const control = home.querySelector<HTMLElement>('input[type="range"]') ?? home.querySelector('input');
  const target = control ?? home;
  home.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}
