// The deeper part of a chapter: equations with their sources, and for reviewers the tests that check the code against them.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { EpsilonSymbol, Sym } from '../../../notation/Num';
import { SYMBOLS, type SymbolId, symbolsIn } from '../../../notation/table';
import { Late } from '../../../ui/Late';
import { later } from '../../../ui/later';
import type { ChapterId } from '../names';
import styles from './Deeper.module.css';
import type { EquationEntry } from './sharedEquations';

const Equation = later(() => import('./Equation'), 'Equation');

export interface DeeperContent {
  equations: readonly (EquationEntry & { words: ReactNode })[];
  source?: ReactNode;
  /** Paths of the tests in the repository. */
  tests: readonly string[];
}

/** A guest's equations with their sources and tests, by the chapter that they are added to. */
export type GuestEquations = Readonly<Partial<Record<ChapterId, DeeperContent>>>;

const nameOf = (chapter: number, place: number): string => t`Equation ${chapter}.${place}`;

export function Deeper({ chapter, equations, source, tests }: DeeperContent & { chapter: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`unfolds ${styles.deeper}`}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        {equations.length > 1
          ? t`Deeper into the equations and their source`
          : t`Deeper into the equation and its source`}
      </summary>
      <div className={styles.body}>
        {equations.map(({ words, ...equation }, i) => (
          <div key={equation.tex}>
            <div className={styles.place}>
              {opened && (
                <Late what={t`The equation`}>
                  <Equation equation={equation} name={nameOf(chapter, i + 1)} />
                </Late>
              )}
            </div>
            <p>{words}</p>
            <SymbolChips ids={symbolsIn(equation.tex)} />
          </div>
        ))}
        {source && <p>{source}</p>}
        <details className={`unfolds ${styles.deeper} ${styles.reviewers}`}>
          <summary>{t`For reviewers, the tests behind the numbers`}</summary>
          <p>
            {tests.map((test, i) => (
              <span key={test}>
                {i > 0 && ', '}
                <code>{test}</code>
              </span>
            ))}
          </p>
        </details>
      </div>
    </details>
  );
}

/** Scrolls to the control or number of a symbol and focuses it. */
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

function SymbolChips({ ids }: { ids: readonly SymbolId[] }) {
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
