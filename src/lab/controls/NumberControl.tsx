// The control of one quantity of the scenario: its name, a button that resets it, a box, a slider, and a hint below.
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { withDecimalMark } from '../../base/language/numbers';
import { DEFAULT_SCENARIO, exactNumber, FIELDS, type NumberFieldName } from '../../scenario';
import { fieldLabel, fieldNoun } from '../notation/fieldWords';
import { symbolOf } from '../notation/table';
import { ControlHead } from './ControlHead';
import { fieldInputs } from './fieldInputs';

interface NumberControlProps {
  name: NumberFieldName;
  value: number;
  onValue: (value: number) => void;
  hint?: ReactNode;
  children?: ReactNode;
}

export function NumberControl({ name, value, onValue, hint, children }: NumberControlProps) {
  const field = FIELDS[name];
  const noun = fieldNoun(name);
  const id = useId();
  const standard = DEFAULT_SCENARIO[name];
  const usual = withDecimalMark(exactNumber(standard, field.fractions));
  const symbol = symbolOf(field.symbol);
  const { slider, box } = fieldInputs(name, value, id, onValue);
  return (
    <div className="control" data-field={name} data-symbol={symbol} data-symbol-home={symbol}>
      <ControlHead
        id={id}
        symbol={field.symbol}
        label={fieldLabel(name)}
        reset={value === standard ? null : () => onValue(standard)}
        resetLabel={t`Reset ${noun} to ${usual}`}
      >
        {box}
      </ControlHead>
      {slider}
      {children}
      {hint && <p className="control-hint">{hint}</p>}
    </div>
  );
}
