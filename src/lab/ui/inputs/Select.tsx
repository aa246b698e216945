// A native select, for which browsers handle keys and names.
import type { ComponentProps } from 'react';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoice: (value: Value) => void;
}

export const Select = <Value extends string>({ choices, onChoice, ...select }: SelectProps<Value>) => (
  <select className="select" {...select} onChange={(event) => onChoice(event.target.value as Value)}>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

export const namedChoices = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: names[value] }));
