// One of a few numbers as a native select; a number that a link has set beside them is offered too.
import { countText } from '../../../notation/formatNumber';
import { SelectControl } from '../../../ui/SelectControl';

interface NumberSelectProps {
  label: string;
  offered: readonly number[];
  value: number;
  write?: (value: number) => string;
  onValue: (value: number) => void;
  /** From the largest on. */
  falling?: boolean;
}

export function NumberSelect({
  label,
  offered,
  value,
  write = countText,
  onValue,
  falling = false,
}: NumberSelectProps) {
  const all = [...new Set([...offered, value])].sort((a, b) => (falling ? b - a : a - b));
  return (
    <SelectControl
      label={label}
      choices={all.map((one) => ({ value: String(one), label: write(one) }))}
      value={String(value)}
      onChoice={(text) => onValue(Number(text))}
    />
  );
}
