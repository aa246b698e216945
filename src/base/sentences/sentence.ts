// A sentence of the core as a value: which one it is, and what is filled in. It crosses a worker's border as plain data.
// The page says it in the chosen language (base/language/say.ts), the command line in English.
import { Defect } from './defect';

/** What is filled into a sentence. */
export type Param = number | string | Sentence | readonly Sentence[];

export interface Sentence {
  /** The family and the name within it, as in 'accounting.tooManySteps'. */
  readonly code: string;
  /** The English template, whose holes read `{count:number}`. */
  readonly english: string;
  /** The value of each hole, by its name. */
  readonly params: Readonly<Record<string, Param>>;
}

export const isSaid = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'english' in value && 'code' in value && 'params' in value;

/** What each kind of hole takes, by the kind's name in a template. */
export interface HoleKinds {
  /** A number, or one that is written already, as in '4.14', '1e-5', '97.5%' or '60,000'. */
  number: number | string;
  /** The name of a field, a file or a column, which no language translates or quotes. */
  name: string;
  /** What somebody has written, which the language's own quotation marks enclose. */
  quote: string;
  /** Another sentence, or a part of one. */
  said: Sentence;
  /** A title that stands inside a sentence, where English begins it with a small letter. */
  within: Sentence;
  /** Parts that stand in a row, joined as the language joins them: "a, b and c". */
  list: readonly Sentence[];
}

/** How one language writes what is filled in. */
export interface Style {
  number: (written: string) => string;
  quote: (text: string) => string;
  within: (title: string) => string;
  list: (parts: readonly string[]) => string;
  /** The template of a sentence in this language. */
  template: (sentence: Sentence) => string;
}

const HOLE = /\{(\w+):(\w+)\}/g;

/** The text of a sentence. @throws Defect if a hole has no value. */
export function textOf(sentence: Sentence, style: Style): string {
  return style.template(sentence).replace(HOLE, (_, name: string, kind: string) => {
    const value = sentence.params[name];
    if (value === undefined) throw new Defect(`${sentence.code} lacks its "${name}"`);
    if (typeof value === 'object') {
      if (!('code' in value)) return style.list(value.map((part) => textOf(part, style)));
      const text = textOf(value, style);
      return kind === 'within' ? style.within(text) : text;
    }
    if (kind === 'number') return style.number(String(value));
    return kind === 'quote' ? style.quote(String(value)) : String(value);
  });
}

const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

/** "a, b and c", with the language's own word for "and". */
export const joinedWith =
  (and: string) =>
  (parts: readonly string[]): string =>
    joined(parts, and);

/** The title with a small first letter: 'sampling rate' for 'Sampling rate'. */
export const lowerFirst = (title: string): string => title.slice(0, 1).toLowerCase() + title.slice(1);

const ENGLISH: Style = {
  number: (written) => written,
  quote: (text) => `"${text}"`,
  within: lowerFirst,
  list: joinedWith('and'),
  template: ({ english }) => english,
};

/** The sentence in English, for error messages, the command line and logs. */
export const english = (sentence: Sentence): string => textOf(sentence, ENGLISH);
