// Reads a number among the options of a command.
import { InputError, type NumberRange, requireNumber } from '../base/numerics/errors';

/** The number of an option. Throws an InputError if it is out of range, or missing while `fallback` is null. */
export function numberOption(
  name: string,
  text: string | undefined,
  range: NumberRange,
  fallback: number | null,
): number {
  if (text === undefined && fallback !== null) return fallback;
  const value = text === undefined || text.trim() === '' ? undefined : Number(text);
  try {
    return requireNumber(`--${name}`, value, range);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'not-a-number') throw error;
    throw new InputError(error.code, name, error.message.replace('NaN', JSON.stringify(text)));
  }
}
