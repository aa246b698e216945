// A choice of one among few, as native radio buttons under a legend: arrow keys and names come with them.
import { type ReactNode, useId } from 'react';

export interface ChoiceItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What a screen reader says, where the label is a symbol. */
  name?: string;
  /** A line of explanation under the label. */
  note?: ReactNode;
}

interface ChoicesProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  /** 'chips' in a row, 'words' in a line, 'list' one under another with notes. */
  look: 'chips' | 'words' | 'list';
  choices: readonly ChoiceItem<Value>[];
  value: Value;
  onChoice: (value: Value) => void;
}

export function Choices<Value extends string>({
  legend,
  hideLegend = false,
  look,
  choices,
  value,
  onChoice,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`choices choices-${look}`}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChoice(choice.value)}
          />
          <span className="choice-label">{choice.label}</span>
          {choice.note && <span className="choice-note">{choice.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
