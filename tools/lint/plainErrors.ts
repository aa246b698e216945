// Finds where the core throws an error without a code. Whatever a person may meet is a refusal or a fault that carries a sentence, and
// what only a mistake in the code can raise is a `Defect` (src/base/sentences/defect.ts), so that the two are never confused. Pure.
import { childrenOf, type Node, syntaxTree } from '../../src/build/messages/syntaxTree';

/** Errors that carry no code. An `InputError` that is made directly may be given a text, which `refusals` does not take. */
const UNCODED = /^(?:Error|RangeError|TypeError|SyntaxError|ReferenceError|EvalError|InputError)$/;

const nameOf = (node: Node | undefined): string =>
  node?.type === 'Identifier' ? String((node as Node & { name: string }).name) : '';

/** The names of the uncoded errors that a file makes, each with its line. */
export function plainErrors(code: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const name = nameOf(node.callee as Node);
      const line = code.slice(0, node.start).split('\n').length;
      if (UNCODED.test(name)) found.push(`${file}:${line} ${name}`);
    }
    childrenOf(node).forEach(visit);
  };
  visit(syntaxTree(code, file));
  return found;
}
