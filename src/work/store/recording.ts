// A result as the text of a file, and back. Numbers keep six significant digits, and those in a Float64Array, which are only
// drawn, four. Typed arrays, infinities and lists of sentences have a form of their own. Sentences are written in English.

import { Defect } from '../../base/sentences/defect';
import { english, isSaid, type Sentence } from '../../base/sentences/sentence';
import { recordedSentence } from './recordedSentence';

const RECORDING_FORMAT = 'adjacency-lab/recording';
const RECORDING_VERSION = 1;

/** Origin of a result that was put together from many shards. */
export interface MadeElsewhere {
  /** Name of the place, as its user or its scheduler gave it; null if neither did. */
  place: string | null;
  shards: number;
  machines: number;
  coreHours: number;
  /** Date and time at which the last shard was finished, in ISO 8601. */
  finished: string;
  /** Checksum of all scores. */
  scores: string;
}

/** A recorded result with how it was made. `npm run record` makes it again. */
export interface Recording<Reply> {
  /** Id of the preset; 'start' for the page's start. */
  preset: string;
  /** The whole scenario, as the query of a link. */
  link: string;
  seed: number;
  /** The commit whose code ran. */
  commit: string;
  /** Name of the backend that trained, for the reader. */
  backend: string;
  seconds: number;
  /** Where shards of the result were made; left out if one process made it. */
  made?: MadeElsewhere;
  reply: Reply;
}

const DIGITS = 6;
const DRAWN_DIGITS = 4;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Lists of sentences that many estimates share. Each is written once, and referred to by its index. */
class StringLists {
  readonly lists: (readonly string[])[] = [];
  private readonly places = new Map<string, number>();

  place(list: readonly string[]): number {
    const key = JSON.stringify(list);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.lists.length);
    return this.lists.push(list) - 1;
  }
}

const isStrings = (value: readonly unknown[]): value is string[] =>
  value.length > 0 && value.every((entry) => typeof entry === 'string');

const areSentences = (value: readonly unknown[]): value is Sentence[] =>
  value.length > 0 && value.every(isSaid);

function pack(value: unknown, strings: StringLists, digits = DIGITS): Json {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? Number(value.toPrecision(digits)) : { $number: String(value) };
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (value instanceof Float64Array)
    return { $floats: Array.from(value, (entry) => pack(entry, strings, DRAWN_DIGITS)) };
  if (value instanceof Uint32Array) return { $counts: Array.from(value) };
  if (Array.isArray(value)) {
    if (areSentences(value)) return { $strings: strings.place(value.map(english)) };
    return isStrings(value) ? { $strings: strings.place(value) } : value.map((entry) => pack(entry, strings));
  }
  if (isSaid(value)) return english(value);
  if (typeof value !== 'object') throw new Defect(`A recording cannot hold a ${typeof value}.`);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pack(entry, strings)]));
}

function unpack(json: Json, strings: readonly (readonly string[])[]): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (isList(json)) return json.map((entry) => unpack(entry, strings));
  if ('$number' in json) return Number(json.$number);
  if ('$strings' in json) return strings[Number(json.$strings)];
  if ('$counts' in json) return Uint32Array.from(listed(json.$counts) as readonly number[]);
  if ('$floats' in json) {
    return Float64Array.from(listed(json.$floats), (entry) => unpack(entry, strings) as number);
  }
  return Object.fromEntries(
    Object.entries(json).map(([key, entry]) => {
      const value = unpack(entry, strings);
      if (!SENTENCES.has(key)) return [key, value];
      return [key, Array.isArray(value) ? value.map(recorded) : recorded(value)];
    }),
  );
}

/** Fields of a result that hold a sentence, or a list of them. */
const SENTENCES: ReadonlySet<string> = new Set(['assumptions', 'description', 'whyNotGpu', 'message']);

/** The sentence of a text. Any other value but null becomes undefined, so that a file cannot bring a sentence as a value. */
function recorded(text: unknown): Sentence | null | undefined {
  if (typeof text === 'string') return recordedSentence(text);
  return text === null ? null : undefined;
}

/** Array.isArray does not narrow read-only arrays. */
const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** A list in a file. Throws for an object that merely has a length, because as many numbers would be allocated for it. */
function listed(json: Json): readonly Json[] {
  if (!isList(json)) throw new Defect('A list of numbers is none.');
  return json;
}

export function formatRecording({ reply, ...made }: Recording<unknown>): string {
  const strings = new StringLists();
  const packed = pack(reply, strings);
  const content = {
    format: RECORDING_FORMAT,
    version: RECORDING_VERSION,
    ...made,
    strings: strings.lists,
    reply: packed,
  };
  return `${JSON.stringify(content)}\n`;
}

/** Reads a recording; null for any other text, such as a newer version. Never throws. */
export function parseRecording<Reply>(text: string): Recording<Reply> | null {
  try {
    const { format, version, strings, reply, ...made } = JSON.parse(text);
    if (format !== RECORDING_FORMAT || version !== RECORDING_VERSION) return null;
    return { ...made, reply: unpack(reply, strings) as Reply };
  } catch {
    return null;
  }
}
