// A row of the readout. Its line in the figure lights up while the row is pointed at or focused.
import { memo, type ReactNode } from 'react';
import { Hint } from '../../notation/Hint';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import { QUANTITIES, type QuantityId } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';

interface RowProps {
  id?: QuantityId;
  /** Name of the row; by default that of the quantity `id`. */
  name?: ReactNode;
  value: ReactNode;
  children: ReactNode;
}

/** The name of a row. It is memoised, because no move changes it. */
const Name = memo(function Name({ id }: { id: QuantityId }) {
  return (
    <>
      <Swatch id={id} />{' '}
      <Hint note={QUANTITIES[id].says}>
        <QuantityName id={id} />
      </Hint>
    </>
  );
});

export function ReadoutRow({ id, name, value, children }: RowProps) {
  const symbol = id && QUANTITY_SYMBOLS[id];
  return (
    <tr data-symbol={symbol} data-symbol-home={symbol} tabIndex={symbol && -1}>
      <th scope="row">{id ? <Name id={id} /> : name}</th>
      <td className="readout-value">{value}</td>
      <td className="readout-note">{children}</td>
    </tr>
  );
}
