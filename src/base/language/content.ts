// A text of src/content as the page has it: its file's paragraphs as a tree of words and elements (src/build/content/tree.ts).
import { Defect } from '../sentences/defect';

/** The attributes of an element. One without a text is true: `<Figure wide />` has `{ wide: true }`. */
export type Attributes = Readonly<Record<string, string | true>>;

/** An element with its attributes (0 if it has none) and the nodes that it holds. */
export type ContentElement = readonly [name: string, attributes: Attributes | 0, ...held: ContentNode[]];

export type ContentNode = string | ContentElement;

/** The content of a whole file. */
export type Content = readonly ContentNode[];

export const isElement = (node: ContentNode | undefined, name: string): node is ContentElement =>
  typeof node === 'object' && node[0] === name;

/** The elements of a name among the nodes, in their order. Those inside other elements are not searched. */
export const elementsNamed = (nodes: readonly ContentNode[], name: string): ContentElement[] =>
  nodes.filter((node) => isElement(node, name));

/** The text of an attribute. @throws Defect if the element has no such text. */
export function attributeOf([element, attributes]: ContentElement, name: string): string {
  const value = attributes === 0 ? undefined : attributes[name];
  if (typeof value !== 'string') throw new Defect(`A text has a ${element} without ${name}.`);
  return value;
}

export const heldBy = ([, , ...held]: ContentElement): ContentNode[] => held;

/** The content of the only paragraph among the nodes. @throws Defect for none and for more. */
export function onlyParagraph(nodes: readonly ContentNode[]): ContentNode[] {
  const [paragraph, ...more] = elementsNamed(nodes, 'p');
  if (paragraph === undefined || more.length > 0)
    throw new Defect(`A text has ${more.length + 1} paragraphs where one belongs.`);
  return heldBy(paragraph);
}

/** The words of a text without its elements. */
export const plainWords = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainWords(heldBy(node)))).join('');
