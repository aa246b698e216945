// Turns the sentences within plain data into English texts, for what leaves the project: replies of `compute` and the package.
import { english, isSaid, type Sentence } from './sentence';

/** The type of the same data with a string in place of each sentence. */
export type InEnglish<Value> = Value extends Sentence
  ? string
  : Value extends ArrayBufferView | ((...given: never) => unknown)
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: InEnglish<Value[Key]> }
      : Value;

const isPlain = (value: object): boolean => {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
};

function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSaid(value)) return english(value);
  if (Array.isArray(value)) return value.map(said);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part)]));
}

/** A copy of plain data with an English text in place of each sentence. Other objects in it, such as typed arrays, are kept as they are. */
export const inEnglish = <Value>(value: Value): InEnglish<Value> => said(value) as InEnglish<Value>;
