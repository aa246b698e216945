// A file's syntax as a tree that can be walked, by the parser that bundles the page.
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

/** The parts of a template between what is filled in. */
export const templateParts = ({ quasis }: Node): string[] =>
  (quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? '');

/** The whole file. `file` says by its ending what may stand in it. @throws SyntaxError for what is none of that. */
export function syntaxTree(code: string, file: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}
