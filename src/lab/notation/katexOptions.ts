// How equations are typeset: with commands for the symbols that light up, and no other command that writes
// attributes.
import type { KatexOptions } from 'katex';
import { SYMBOL_IDS, SYMBOLS } from './table';

/** A fresh object each time: katex keeps what an equation defines in it. */
export const katexOptions = (): KatexOptions => ({
  displayMode: true,
  output: 'htmlAndMathml',
  macros: Object.fromEntries(
    SYMBOL_IDS.map((id) => [SYMBOLS[id].macro, `{\\htmlData{symbol=${id}}{${SYMBOLS[id].tex}}}`]),
  ),
  trust: ({ command }) => command === '\\htmlData',
  // the default warns of every \htmlData that trust has just let through
  strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'warn'),
});
