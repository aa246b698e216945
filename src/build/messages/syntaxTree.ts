// The syntax tree of a file, by the parser that also bundles the page.
import { parseSync } from 'vite';

/** A node of the tree; what its fields hold goes with its type (ESTree, with the types of TypeScript). */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The fixed parts of a template string, between its placeholders. */
export const templateParts = ({ quasis }: Node): string[] =>
  (quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '');

/** The tree of a whole file. The ending of `file` decides the language. @throws SyntaxError for code that cannot be parsed. */
export function syntaxTree(code: string, file: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}
