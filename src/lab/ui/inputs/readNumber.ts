// What is typed into a box: a number that the box takes, or why it does not, in the language of the page.
import { t } from '@lingui/core/macro';
import { say } from '../../../base/language/say';
import { parseNumber, readNumberField } from '../../../scenario';
import type { NumberField } from '../../../scenario/fields/fieldTypes';

export type BoxReading = { ok: true; value: number } | { ok: false; message: string };

/** `text` with the decimal point that fields read; a refusal quotes it as it was `typed`. */
export function readField(field: NumberField, text: string, typed: string): BoxReading {
  const read = readNumberField(field, text, typed);
  return read.ok ? read : { ok: false, message: say(read.message) };
}

/**
 * The number in a box that is none of the scenario's. `refusal` says why, of the text as it was typed; `outside` of a
 * number that the box does not take.
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
