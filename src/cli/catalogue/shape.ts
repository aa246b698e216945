// A shape of JSON in one line, and the zod schema that it stands for: 'value? lower upper method:text parts[]{q
// T}'. A name alone is a number, ? may be null, [] is an array, {} an object with the names inside, * anything, ~
// may be left out, ~=1 and is then 1.
import { z } from 'zod';
import type { StrictObject } from '../query';

const LEAVES = {
  number: () => z.number(),
  text: () => z.string(),
  boolean: () => z.boolean(),
  /** A number that may be infinite, which JSON can only say as a text. */
  score: () => z.union([z.number(), z.enum(['inf', '-inf'])]),
  /** One, or an array of them where the query has one. */
  many: () => z.union([z.number(), z.array(z.number().nullable())]),
  '*': () => z.unknown(),
} as const satisfies Record<string, () => z.ZodType>;

/** One of several named choices is written as its choices: 'relation:add|remove'. */
function leafOf(kind: string): z.ZodType {
  if (kind in LEAVES) return LEAVES[kind as keyof typeof LEAVES]();
  return z.enum(kind.split('|') as [string, ...string[]]);
}

const NAME = /^([A-Za-z_][\w-]*)(:[\w|*-]+)?((?:\[\])*)([?~]*)(?:=([^\s}]+))?/;

/** What a field that is left out stands for: JSON, or a word. */
function givenBy(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

class ShapeParser {
  #rest: string;

  constructor(text: string) {
    this.#rest = text.trim();
  }

  object(): StrictObject {
    const fields: Record<string, z.ZodType> = {};
    while (this.#rest !== '' && !this.#rest.startsWith('}')) {
      const [whole, name, kind = ':number', arrays = '', marks = '', without] = NAME.exec(this.#rest) ?? [];
      if (whole === undefined || name === undefined) throw new Error(`No shape: ${this.#rest.slice(0, 40)}`);
      this.#rest = this.#rest.slice(whole.length);
      let value: z.ZodType = leafOf(kind.slice(1));
      if (this.#rest.startsWith('{')) {
        this.#rest = this.#rest.slice(1).trimStart();
        value = this.object();
        this.#rest = this.#rest.slice(1);
      }
      for (let i = 0; i < arrays.length; i += 2) value = z.array(value);
      if (marks.includes('?')) value = value.nullable();
      if (without !== undefined) value = (value as z.ZodUnknown).default(givenBy(without) as object);
      else if (marks.includes('~')) value = value.optional();
      fields[name] = value;
      this.#rest = this.#rest.trimStart();
    }
    return z.strictObject(fields);
  }
}

/** The schema of an object of this shape, and no other fields. Throws where the text is no shape. */
export const shape = (text: string): StrictObject => new ShapeParser(text).object();
