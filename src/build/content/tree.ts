// Parses a text of src/content, which is written in MDX, into the tree that the page draws (src/base/language/content.ts).
// A text has prose and components with plain attributes. Code is refused, so that translators meet none.
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Attributes, Content, ContentElement, ContentNode } from '../../base/language/content.ts';

/** A node of the parser's tree (mdast, with the nodes of MDX); which fields it has goes with its type. */
interface Node {
  type: string;
  value?: string;
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
  depth?: number;
  url?: string;
  ordered?: boolean | null;
  children?: readonly Node[];
  position?: { start: { line: number } } | undefined;
}

/** The parser's error for a text that is no MDX (a VFileMessage). */
interface ParserMessage {
  reason: string;
  line: number | undefined;
}

const reader = unified().use(remarkParse).use(remarkMdx);

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** The element and the attributes for each node of Markdown. */
const ELEMENTS: Readonly<
  Record<string, (node: Node) => readonly [name: string, attributes: Attributes | 0]>
> = {
  paragraph: () => ['p', 0],
  heading: ({ depth }) => [`h${depth}`, 0],
  emphasis: () => ['em', 0],
  strong: () => ['b', 0],
  list: ({ ordered }) => [ordered ? 'ol' : 'ul', 0],
  listItem: () => ['li', 0],
  blockquote: () => ['blockquote', 0],
  link: ({ url = '' }) => ['a', { href: url }],
};

const isComponent = ({ type }: Node): boolean => /^mdxJsx(?:Flow|Text)Element$/.test(type);
const isBlank = ({ type, value = '' }: Node): boolean => type === 'text' && value.trim() === '';

/** Whether a paragraph has nothing but components. Such components stand without the paragraph, as everywhere in MDX. */
const isUnwrapped = ({ type, children = [] }: Node): boolean =>
  type === 'paragraph' &&
  children.some(isComponent) &&
  children.every((child) => isComponent(child) || isBlank(child));

/**
 * Parses the text of one file.
 *
 * @param file Path of the file, for error messages.
 * @throws SyntaxError with the line, for a text that is no MDX or that has code.
 */
export function contentTree(written: string, file: string): Content {
  const refused = (line: number | undefined, what: string): SyntaxError =>
    new SyntaxError(`${file}:${line ?? 1} ${what}`);
  const wrong = (node: Node, what: string): never => {
    throw refused(node.position?.start.line, what);
  };

  function parsed(): Node {
    try {
      return reader.parse(written) as Node;
    } catch (error) {
      const { line, reason } = error as Partial<ParserMessage>;
      if (reason === undefined) throw error;
      throw refused(line, `is no MDX: ${reason}`);
    }
  }

  function attributesOf(node: Node): Attributes | 0 {
    const { attributes = [] } = node;
    if (attributes.length === 0) return 0;
    return Object.fromEntries(
      attributes.map(({ name, value }) => {
        if (name === undefined) return wrong(node, 'spreads attributes. Name each.');
        if (value === null || value === undefined) return [name, true];
        return typeof value === 'string' ? [name, value] : wrong(node, `computes ${name}. Quote a text.`);
      }),
    );
  }

  const held = (node: Node): ContentNode[] => {
    const { type, children = [] } = node;
    const [only, ...more] = children;
    // an item with a single paragraph holds the words of that paragraph
    if (type === 'listItem' && only?.type === 'paragraph' && more.length === 0) return held(only);
    return children.flatMap(nodesOf);
  };

  function nodesOf(node: Node): ContentNode[] {
    const { type, value = '', name } = node;
    if (type === 'text') return [value.replaceAll(/[ \t]*\n[ \t]*/g, ' ')];
    if (type === 'inlineCode') return [['code', 0, value]];
    if (/^mdx(?:Flow|Text)Expression$/.test(type))
      return COMMENT.test(value) ? [] : wrong(node, 'has code in braces. A brace of the text is \\{.');
    if (isUnwrapped(node)) return (node.children ?? []).filter((child) => !isBlank(child)).flatMap(nodesOf);
    if (isComponent(node)) {
      if (!name) return wrong(node, 'has an element without a name.');
      return [[name, attributesOf(node), ...held(node)] satisfies ContentElement];
    }
    const element = ELEMENTS[type];
    if (element === undefined)
      return wrong(node, `has a ${type}, which no text of the page has. See docs/develop.md.`);
    return [[...element(node), ...held(node)]];
  }

  return held(parsed());
}
