// A control for one quantity, which is redrawn when its own value moves and not when another does. React
// writes name and type of every input that it draws anew, changed or not.
import { memo } from 'react';
import type { NumberFieldName, Scenario } from '../scenario';
import { NumberControl } from './NumberControl';

interface FieldControlProps {
  name: NumberFieldName;
  value: number;
  /** The same function at every move. */
  change: (change: Partial<Scenario>) => void;
  hint?: string;
}

export const FieldControl = memo(function FieldControl({ name, value, change, hint }: FieldControlProps) {
  return <NumberControl name={name} value={value} onValue={(next) => change({ [name]: next })} hint={hint} />;
});
