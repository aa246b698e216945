// The name of a quantity in text, and a sample of its line: together they are the figure's key.

import { isGuarantee, LETTERS, QUANTITIES, type QuantityId, writtenIn } from './quantities';
import { QUANTITY_SYMBOLS } from './table';

interface QuantityNameProps {
  id: QuantityId;
  /** What it is measured in. */
  measure?: keyof typeof LETTERS;
}

export function QuantityName({ id, measure = 'epsilon' }: QuantityNameProps) {
  const { className, subscript, label } = QUANTITIES[id];
  const symbol = QUANTITY_SYMBOLS[id];
  if (!isGuarantee(id)) {
    return (
      <span className={className} data-symbol={symbol}>
        {writtenIn(measure, label)}
      </span>
    );
  }
  return (
    <span className={className} data-symbol={symbol}>
      {LETTERS[measure]}
      {subscript !== '' && <sub>{subscript}</sub>} {label}
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
