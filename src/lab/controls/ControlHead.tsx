// The head of a control: its name, the button that resets it to its default, and its box as children.
import type { ReactNode } from 'react';
import { Sym } from '../notation/Num';
import styles from './ControlHead.module.css';

interface ControlHeadProps {
  /** Id of the name, by which box and slider are labelled. */
  id: string;
  symbol: string;
  label: string;
  /** Resets the control; null if it has its default. The button then keeps its space, so that a drag shifts nothing else. */
  reset?: (() => void) | null;
  /** Label of the button that resets the control; left out if there is no default to go back to. */
  resetLabel?: string;
  children: ReactNode;
}

export const ControlHead = ({ id, symbol, label, reset = null, resetLabel, children }: ControlHeadProps) => (
  <div className="control-head">
    <span id={id} className="control-label">
      {symbol !== '' && <Sym>{symbol}</Sym>}
      {label}
    </span>
    {resetLabel === undefined ? (
      <span />
    ) : (
      <button
        type="button"
        className={styles.reset}
        aria-label={resetLabel}
        title={resetLabel}
        style={{ visibility: reset ? 'visible' : 'hidden' }}
        onClick={() => reset?.()}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.2 6.2A5.2 5.2 0 1 1 2.8 9M3 2.6v3.8h3.8" />
        </svg>
      </button>
    )}
    {children}
  </div>
);
