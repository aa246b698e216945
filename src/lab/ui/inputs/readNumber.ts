// Reads what is typed into a box. The result is a number that the box accepts, or the reason for refusing it, in the page's language.
import { t } from '@lingui/core/macro';
import { say } from '../../../base/language/say';
import { parseNumber, readNumberField } from '../../../scenario';
import type { NumberField } from '../../../scenario/fields/fieldTypes';

export type BoxReading = { ok: true; value: number } | { ok: false; message: string };

/**
 * Reads the number of a field.
 * @param text the typed text with a decimal point, as fields read it
 * @param typed the text as it was typed, which a refusal quotes
 */
export function readField(field: NumberField, text: string, typed: string): BoxReading {
  const read = readNumberField(field, text, typed);
  return read.ok ? read : { ok: false, message: say(read.message) };
}

/**
 * Reads a number that is no field of the scenario.
 * @param takes whether the box accepts a number
 * @param refusal words the refusal of a text for a reason
 * @param outside the reason for refusing a number that the box does not accept
 */
export function readNumber(
  text: string,
  takes: (value: number) => boolean,
  refusal: (typed: string, reason: string) => string,
  outside = t`it is out of range`,
): BoxReading {
  const parsed = parseNumber(text);
  if (parsed.ok && takes(parsed.value)) return parsed;
  return { ok: false, message: refusal(text.slice(0, 40), parsed.ok ? outside : say(parsed.reason)) };
}
