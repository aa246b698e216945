// The slider and the box of one number of the scenario, without a layout of their own.
import { FIELDS, type NumberFieldName, stepValue, writeNumberField } from '../../scenario';
import { spokenNumber } from '../notation/spokenNumber';
import { NumberBox } from '../ui/inputs/NumberBox';
import { readField } from '../ui/inputs/readNumber';
import { Slider } from '../ui/inputs/Slider';

/** The inputs of a field; `slider` is null for a number that is only typed. */
export function fieldInputs(
  name: NumberFieldName,
  value: number,
  labelledBy: string,
  onValue: (value: number) => void,
  describedBy?: string,
) {
  const field = FIELDS[name];
  const shared = { labelledBy, value, onValue };
  return {
    slider: field.slider ? (
      <Slider {...shared} describedBy={describedBy} field={field} valueText={spokenNumber(field, value)} />
    ) : null,
    box: (
      <NumberBox
        {...shared}
        read={(text, typed) => readField(field, text, typed)}
        write={(number) => writeNumberField(field, number)}
        step={(direction, size) => stepValue(field, value, direction, size)}
      />
    ),
  };
}
