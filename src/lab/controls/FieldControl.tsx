// A control that is redrawn only when its own value changes, because React writes name and type of every input that it draws anew.
import { memo } from 'react';
import type { NumberFieldName, Scenario } from '../../scenario';
import { NumberControl } from './NumberControl';

interface FieldControlProps {
  name: NumberFieldName;
  value: number;
  /** Changes the scenario; the same function at every move. */
  change: (change: Partial<Scenario>) => void;
  hint?: string | undefined;
}

export const FieldControl = memo(function FieldControl({ name, value, change, hint }: FieldControlProps) {
  return <NumberControl name={name} value={value} onValue={(next) => change({ [name]: next })} hint={hint} />;
});

interface FieldControlsProps<Name extends NumberFieldName> {
  of: Pick<Scenario, NoInfer<Name>>;
  /** The words under each control, or true for none. The controls stand in the order of these names. */
  hints: Readonly<Record<Name, string | true>>;
  change: (change: Partial<Scenario>) => void;
}

export function FieldControls<Name extends NumberFieldName>({ of, hints, change }: FieldControlsProps<Name>) {
  return (Object.keys(hints) as Name[]).map((name) => {
    const hint: string | true = hints[name];
    const said = hint === true ? {} : { hint };
    return <FieldControl key={name} name={name} value={of[name]} change={change} {...said} />;
  });
}
