// One quantity in the row of controls: its symbol, a track, a box. Its name is said, and shown as a hint.
import { memo, useId } from 'react';
import { fieldLabel } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import { symbolOf } from '../notation/table';
import { FIELDS, type NumberFieldName, type Scenario } from '../scenario';
import styles from './ControlRow.module.css';
import { fieldInputs } from './fieldInputs';

interface RowControlProps {
  name: NumberFieldName;
  value: number;
  /** The one that a phone shows. */
  chosen: boolean;
  /** The same function at every move. */
  change: (change: Partial<Scenario>) => void;
}

/** Drawn anew when its own value moves, and not when another does. */
export const RowControl = memo(function RowControl({ name, value, chosen, change }: RowControlProps) {
  const field = FIELDS[name];
  const id = useId();
  const symbol = symbolOf(field.symbol);
  const label = fieldLabel(name);
  const { slider, box } = fieldInputs(name, value, id, (next) => change({ [name]: next }));
  return (
    <div
      className={styles.control}
      data-chosen={chosen ? '' : undefined}
      data-symbol={symbol}
      data-symbol-home={symbol}
    >
      <span id={id} className={styles.label} title={label}>
        <Sym>{field.symbol}</Sym> <span className="visually-hidden">{label}</span>
      </span>
      {slider}
      {box}
    </div>
  );
});
