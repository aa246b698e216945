// A text of src/content as a list of its paragraphs, for tests of its style and of what all languages share.
import type { Attributes, Content, ContentElement, ContentNode } from '../../base/language/content.ts';

/** Attributes that code reads, which are the same in every language. All other attributes are words to be translated. */
const KEYS = new Set(['name', 'id', 'place', 'href', 'of']);

export interface TextBlock {
  /**
   * The element's name with the attributes that code reads, such as 'p' or 'Figure name=map'. A block of words in an
   * attribute is named after the attribute: 'Unfold summary'.
   */
  element: string;
  /** Names of the components around the element, the outermost first. */
  inside: readonly string[];
  /** The words with their elements numbered, as in a catalogue: 'At <0>δ</0> = 0'. Empty for an element without words of its own. */
  words: string;
  /** The elements among the words, in their order. */
  within: readonly string[];
}

const isElement = (node: ContentNode): node is ContentElement => typeof node !== 'string';

const entriesOf = (attributes: Attributes | 0): [string, string | true][] =>
  Object.entries(attributes === 0 ? {} : attributes);

const named = (name: string, attributes: Attributes | 0): string =>
  [
    name,
    ...entriesOf(attributes)
      .filter(([key]) => KEYS.has(key))
      .map(([key, value]) => `${key}=${value}`),
  ].join(' ');

function inWords(held: readonly ContentNode[], within: string[]): string {
  return held
    .map((node) => {
      if (!isElement(node)) return node;
      const [name, attributes, ...inner] = node;
      const number = within.push(named(name, attributes)) - 1;
      return inner.length === 0 ? `<${number}/>` : `<${number}>${inWords(inner, within)}</${number}>`;
    })
    .join('');
}

/** The blocks in the order of the text. The blocks inside of an element follow it. */
export function blocksOf(content: Content, inside: readonly string[] = []): TextBlock[] {
  return content.filter(isElement).flatMap(([name, attributes, ...held]) => {
    const element = named(name, attributes);
    const read = entriesOf(attributes)
      .filter(([key]) => !KEYS.has(key))
      .map(([key, value]) => ({ element: `${name} ${key}`, inside, words: String(value), within: [] }));
    if (!held.every(isElement) || name === 'p') {
      const within: string[] = [];
      return [...read, { element, inside, words: inWords(held, within), within }];
    }
    return [...read, { element, inside, words: '', within: [] }, ...blocksOf(held, [...inside, name])];
  });
}
