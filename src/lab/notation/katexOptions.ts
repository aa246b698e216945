// How equations are typeset: with commands for the symbols that light up, and with no other command that writes
// attributes.
import type { KatexOptions } from 'katex';
import { SYMBOL_IDS, SYMBOLS } from './table';

/** Options for one equation. The object is new each time, because katex adds the macros that an equation defines to it. */
export const katexOptions = (): KatexOptions => ({
  displayMode: true,
  output: 'htmlAndMathml',
  macros: Object.fromEntries(
    SYMBOL_IDS.map((id) => [SYMBOLS[id].macro, `{\\htmlData{symbol=${id}}{${SYMBOLS[id].tex}}}`]),
  ),
  trust: ({ command }) => command === '\\htmlData',
  // katex warns by default of every \htmlData, although `trust` allows it
  strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'warn'),
});
