// The symbols of an equation, each with its name: pointed at or focused it lights up in the equation and elsewhere,
// pressed it leads to its control or its number.
import { t } from '@lingui/core/macro';

import { showSymbol } from './home';
import { EpsilonSymbol, Sym } from './Num';
import styles from './SymbolChips.module.css';
import { SYMBOLS, type SymbolId } from './table';

function Letter({ id }: { id: SymbolId }) {
  if (id === 'eps-ar') return <EpsilonSymbol adjacency="AR" />;
  if (id === 'eps-s') return <EpsilonSymbol adjacency="S" />;
  return <Sym>{SYMBOLS[id].letter}</Sym>;
}

export function SymbolChips({ ids }: { ids: readonly SymbolId[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Symbols that stand elsewhere on the page`}>
      {ids.map((id) => (
        <li key={id}>
          <button
            type="button"
            data-symbol={id}
            title={id.startsWith('eps') ? t`Go to its number` : t`Go to its control`}
            onClick={() => showSymbol(id)}
          >
            <Letter id={id} /> {SYMBOLS[id].name}
          </button>
        </li>
      ))}
    </ul>
  );
}
