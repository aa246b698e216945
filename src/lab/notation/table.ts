// The symbols that light together: a letter in the text, its control and its place in a figure carry the same id in
// data-symbol. This is the one table of them. notation/symbols.css repeats the ids, and a test compares the two.
import { t } from '@lingui/core/macro';
import type { QuantityId } from './quantities';

export interface SymbolEntry {
  /** Letter as the text has it. The epsilons are set by components, so their letter is used in tests and tables alone. */
  letter: string;
  tex: string;
  /** Command of the symbol in the equations of the chapters. */
  macro: string;
  name: string;
}

export const SYMBOLS = {
  q: { letter: 'q', tex: 'q', macro: '\\rate', name: t`sampling rate` },
  sigma: { letter: 'σ', tex: '\\sigma', macro: '\\noise', name: t`noise multiplier` },
  C: { letter: 'C', tex: 'C', macro: '\\clip', name: t`clipping norm` },
  T: { letter: 'T', tex: 'T', macro: '\\steps', name: t`steps` },
  delta: { letter: 'δ', tex: '\\delta', macro: '\\slack', name: t`delta` },
  'eps-ar': { letter: 'ε_AR', tex: '\\varepsilon_{AR}', macro: '\\epsAR', name: t`add/remove ε` },
  'eps-s': { letter: 'ε_S', tex: '\\varepsilon_S', macro: '\\epsS', name: t`substitute ε` },
  'eps-audit': {
    letter: 'ε(Audit)',
    tex: '\\varepsilon_{\\text{audit}}',
    macro: '\\epsAudit',
    name: t`ε of the attack`,
  },
  z: { letter: 'z', tex: 'z', macro: '\\rec', name: t`the record` },
  'z-other': { letter: 'z′', tex: "z'", macro: '\\other', name: t`what replaces it` },
} as const satisfies Record<string, SymbolEntry>;

export type SymbolId = keyof typeof SYMBOLS;

export const SYMBOL_IDS = Object.keys(SYMBOLS) as readonly SymbolId[];

const BY_LETTER = new Map<string, SymbolId>(SYMBOL_IDS.map((id) => [SYMBOLS[id].letter, id]));

/** The symbol of a letter; undefined for a letter that no control or figure of the page shows. */
export const symbolOf = (letter: string): SymbolId | undefined => BY_LETTER.get(letter);

export const symbolsIn = (tex: string): SymbolId[] =>
  SYMBOL_IDS.filter((id) => new RegExp(`\\${SYMBOLS[id].macro}(?![a-zA-Z])`).test(tex));

/** Ids for lines of figures that have no symbol in the text. Their rows, names and lines light together as symbols do. */
export const LINE_IDS = ['line-group', 'line-implied', 'line-hidden-state'] as const;

export const QUANTITY_SYMBOLS: Readonly<Record<QuantityId, SymbolId | (typeof LINE_IDS)[number]>> = {
  addRemove: 'eps-ar',
  substitute: 'eps-s',
  audit: 'eps-audit',
  group: 'line-group',
  implied: 'line-implied',
  hiddenState: 'line-hidden-state',
};
