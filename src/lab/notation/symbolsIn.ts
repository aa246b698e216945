// Which symbols of the table an equation holds.
import { SYMBOL_IDS, SYMBOLS, type SymbolId } from './table';

/** In the order of the table. */
export const symbolsIn = (tex: string): SymbolId[] =>
  SYMBOL_IDS.filter((id) => new RegExp(`\\${SYMBOLS[id].macro}(?![a-zA-Z])`).test(tex));
