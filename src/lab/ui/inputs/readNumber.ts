// What is typed into a box that is none of the scenario's: a number that the box takes, or why it does not.
import { t } from '@lingui/core/macro';
import { fromCore } from '../../../base/language/core';
import { type FieldReading, parseNumber } from '../../../scenario';

/** `refusal` says why, of the text as it was typed; `outside` of a number that the box does not take. */
export function readNumber(
  text: string,
  takes: (value: number) => boolean,
  refusal: (typed: string, reason: string) => string,
  outside = t`it is out of range`,
): FieldReading {
  const parsed = parseNumber(text);
  if (parsed.ok && takes(parsed.value)) return parsed;
  return { ok: false, message: refusal(text.slice(0, 40), parsed.ok ? outside : fromCore(parsed.reason)) };
}
