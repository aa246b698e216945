// A setting as a screen reader says it. Its box holds every digit.
import { withDecimalMark } from '../../base/language/numbers';
import { exactNumber, writeNumberField } from '../../scenario';

const DIGITS = 4;

/** A number as it is spoken, such as '1.677', '1/16', '1e-5' or '12345'. It has at most four digits, unless it is whole. */
export function spokenNumber(field: Parameters<typeof writeNumberField>[0], value: number): string {
  const written = writeNumberField(field, value);
  const short = Number.isInteger(value) || written.includes('/');
  return withDecimalMark(short ? written : exactNumber(Number(value.toPrecision(DIGITS))));
}
