// The values that a field takes, by the table of fields alone, and the message that refuses any other.
import { english, type Sentence } from '../../base/sentences/sentence';
import { type Field, fieldRange, fieldTitle, isInRange } from './fields';
import { FIELD_VALUE } from './sentences';

export type TakenValue = { ok: true; value: unknown } | { ok: false; message: Sentence };

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text;

/** A value as text; null if it is no plain data, such as an object with a cycle in a message from another window. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value === 'bigint' ? String(value) : null;
  }
}

/** A refused value, short enough for a message. */
export function shownGiven(value: unknown): Sentence {
  if (typeof value === 'string') return FIELD_VALUE.text({ text: cut(value, 58) });
  const text = textOf(value);
  return text === null ? FIELD_VALUE.notPlain : FIELD_VALUE.value({ value: cut(text, 60) });
}

/** {@link shownGiven} as a text in English, which identifies the refused value of a problem. */
export const show = (value: unknown): string => english(shownGiven(value));

function refuse(field: Field, given: unknown): TakenValue {
  const range =
    field.kind === 'choice'
      ? FIELD_VALUE.oneOf({ choices: field.choices.map(({ value }) => value).join(', ') })
      : fieldRange(field);
  return {
    ok: false,
    message: FIELD_VALUE.refused({ field: fieldTitle(field), given: shownGiven(given), range }),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const take = (value: unknown): TakenValue => ({ ok: true, value });

/** The entries of a list, none of them twice. */
function takeList<Entry>(
  field: Field,
  given: unknown,
  isEntry: (entry: unknown) => entry is Entry,
  [least, most]: readonly [number, number],
): Entry[] | TakenValue {
  if (!Array.isArray(given)) return refuse(field, given);
  const strange = given.findIndex((entry) => !isEntry(entry));
  if (strange >= 0) return refuse(field, given[strange]);
  const fits = given.length >= least && given.length <= most && new Set(given).size === given.length;
  return fits ? (given as Entry[]) : refuse(field, given);
}

/**
 * Checks a value for a field. -0 becomes 0, and canaries are put in the order of the table, so that equal sets make
 * equal scenarios. Never throws.
 */
export function takeValue(field: Field, given: unknown): TakenValue {
  switch (field.kind) {
    case 'number':
      return isNumber(given) && isInRange(field.range, given) ? take(given + 0) : refuse(field, given);
    case 'choice':
      return field.choices.some(({ value }) => value === given) ? take(given) : refuse(field, given);
    case 'text':
      return typeof given === 'string' && field.takes(given) ? take(given) : refuse(field, given);
    case 'rule':
      return given === field.word || (isNumber(given) && isInRange(field.range, given))
        ? take(given)
        : refuse(field, given);
    case 'list': {
      const isPoint = (entry: unknown): entry is number => Number.isFinite(entry);
      const points = takeList(field, given, isPoint, [0, field.limit]);
      return Array.isArray(points) ? take(points) : points;
    }
    case 'subset': {
      const order = field.choices.map(({ value }) => value);
      const isChoice = (entry: unknown): entry is (typeof order)[number] =>
        order.some((choice) => choice === entry);
      const chosen = takeList(field, given, isChoice, [1, order.length]);
      return Array.isArray(chosen) ? take(order.filter((choice) => chosen.includes(choice))) : chosen;
    }
  }
}
