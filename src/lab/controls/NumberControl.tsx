// One quantity of the scenario: its name, a box, a slider, what it implies, and the way back to its default.
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { withDecimalMark } from '../../base/language/numbers';
import { fieldLabel, fieldNoun } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import { symbolOf } from '../notation/table';
import { DEFAULT_SCENARIO, exactNumber, FIELDS, type NumberFieldName } from '../scenario';
import { fieldInputs } from './fieldInputs';
import styles from './NumberControl.module.css';

interface NumberControlProps {
  name: NumberFieldName;
  value: number;
  onValue: (value: number) => void;
  hint?: ReactNode;
  children?: ReactNode;
}

export function NumberControl({ name, value, onValue, hint, children }: NumberControlProps) {
  const field = FIELDS[name];
  const label = fieldLabel(name);
  const noun = fieldNoun(name);
  const id = useId();
  const standard = DEFAULT_SCENARIO[name];
  const usual = withDecimalMark(exactNumber(standard, field.fractions));
  const symbol = symbolOf(field.symbol);
  const { slider, box } = fieldInputs(name, value, id, onValue);
  return (
    <div className="control" data-symbol={symbol} data-symbol-home={symbol}>
      <div className="control-head">
        <ControlLabel id={id} symbol={field.symbol} label={label} />
        <ResetButton
          shown={value !== standard}
          label={t`Reset ${noun} to ${usual}`}
          onReset={() => onValue(standard)}
        />
        {box}
      </div>
      {slider}
      {children}
      {hint && <p className="control-hint">{hint}</p>}
    </div>
  );
}

export function ControlLabel({ id, symbol, label }: { id: string; symbol: string; label: string }) {
  return (
    <span id={id} className="control-label">
      {symbol !== '' && <Sym>{symbol}</Sym>}
      {label}
    </span>
  );
}

interface ResetButtonProps {
  shown: boolean;
  label: string;
  onReset: () => void;
}

/** Keeps its space even when there is nothing to reset, so that a drag shifts nothing else. */
export function ResetButton({ shown, label, onReset }: ResetButtonProps) {
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={label}
      title={label}
      style={{ visibility: shown ? 'visible' : 'hidden' }}
      onClick={onReset}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.2 6.2A5.2 5.2 0 1 1 2.8 9M3 2.6v3.8h3.8" />
      </svg>
    </button>
  );
}
