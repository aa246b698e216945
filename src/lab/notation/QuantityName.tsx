// The name of a quantity in text, and a sample of its line: together they are the figure's key.
import type { Measure } from '../../scenario/types';
import { isGuarantee, LETTERS, QUANTITIES, type QuantityId, writtenIn } from './quantities';
import { QUANTITY_SYMBOLS } from './table';

export function QuantityName({ id, measure = 'epsilon' }: { id: QuantityId; measure?: Measure }) {
  const { className, subscript, label } = QUANTITIES[id];
  const guarantee = (
    <>
      {LETTERS[measure]}
      {subscript !== '' && <sub>{subscript}</sub>} {label}
    </>
  );
  return (
    <span className={className} data-symbol={QUANTITY_SYMBOLS[id]}>
      {isGuarantee(id) ? guarantee : writtenIn(measure, label)}
    </span>
  );
}

export function Swatch({ id }: { id: QuantityId }) {
  const { colour, dash, strokeWidth } = QUANTITIES[id];
  return (
    <svg className="swatch" viewBox="0 0 24 10" aria-hidden="true">
      {id === 'audit' ? (
        <circle cx="12" cy="5" r="4" fill={colour} />
      ) : (
        <line x1="1" x2="23" y1="5" y2="5" stroke={colour} strokeWidth={strokeWidth} strokeDasharray={dash} />
      )}
    </svg>
  );
}
