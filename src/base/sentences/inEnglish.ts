// Plain data whose sentences are said in English, for what leaves the project: replies of `compute` and the package.
import { english, isSaid, type Sentence } from './sentence';

/** The same data with a text where a sentence stood. */
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

/** A copy, in which nothing but sentences has changed. What is no plain data, as a typed array, is not looked into. */
export const inEnglish = <Value>(value: Value): InEnglish<Value> => said(value) as InEnglish<Value>;
