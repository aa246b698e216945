// The symbols of an equation, each with its name: pointed at or focused it lights up in the equation and elsewhere,
// pressed it leads to its control or its number.
import { t } from '@lingui/core/macro';
import { EpsilonSymbol, Sym } from './Num';
import styles from './SymbolChips.module.css';
import { SYMBOLS, type SymbolId } from './table';

/** Scrolls to the symbol's home and puts the focus there. Does nothing where the page shows none. */
function showSymbol(id: SymbolId): void {
  const home = document.querySelector<HTMLElement>(`[data-symbol-home="${id}"]`);
  if (!home) return;
  const control = home.querySelector<HTMLElement>('input[type="range"]') ?? home.querySelector('input');
  const target = control ?? home;
  home.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

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
