// Finds text that a reader would see in English whatever the page's language is, because no macro of Lingui marks it: text between tags,
// or a sentence in quotes. It is a heuristic on the syntax, and the test lists what only looks like a sentence. Pure.
import {
  childrenOf,
  isNode,
  type Node,
  syntaxTree,
  templateParts,
} from '../../src/build/messages/syntaxTree.ts';

export interface Unmarked {
  line: number;
  text: string;
}

/** Elements whose content is code. */
const CODE = new Set(['code', 'pre', 'kbd']);
/** Attributes that no reader sees or hears. */
const MUTE =
  /^(?:className|id|href|key|type|role|rel|target|d|viewBox|transform|style|src|htmlFor|data-.*|aria-(?:labelledby|describedby|controls|live|current|owns|haspopup)|lang|hrefLang|fill|stroke|points|media|sizes|tex|autoComplete|accept|name|as|sandbox|allow)$/;
/**
 * Calls and errors whose texts are for programmers or for the browser. The name of a bridge is translated with the sentences of the core.
 */
const MUTE_CALLS =
  /^(?:Bridge|querySelector(?:All)?|getElementById|matchMedia|RegExp|URL|Worker|matches|closest|split|join|includes|startsWith|endsWith|Defect|Error|TypeError|RangeError|warn|error|setAttribute|loadChunk|createElement)$/;
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);
const ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const word = /\p{L}{2,}/u;

/** Whether a text looks like language: it has two words, one of them in small letters. */
const reads = (text: string): boolean =>
  // a text with a backslash is a formula
  !text.includes('\\') &&
  /\p{L}\s+\p{L}/u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= 2 &&
  /\p{Ll}{3}/u.test(text);

/** Kinds of syntax nodes in which a string is a type. */
const TYPES = /^TS(?:\w+Type|TypeLiteral)$/;

const nameOf = (name: unknown): string => {
  if (!isNode(name)) return '';
  if (name.type === 'Identifier' || name.type === 'JSXIdentifier') return String(name.name);
  if (name.type === 'MemberExpression') return nameOf(name.property);
  if (name.type === 'JSXNamespacedName') return `${nameOf(name.namespace)}:${nameOf(name.name)}`;
  return '';
};

const elementName = ({ openingElement }: Node): string => nameOf((openingElement as Node).name);

/** Whether a node is a macro of Lingui, which marks all text within it. */
const holds = (above: Node): boolean =>
  (above.type === 'CallExpression' && MACROS.has(nameOf(above.callee))) ||
  (above.type === 'JSXElement' && ELEMENTS.has(elementName(above)));

function mutes(above: Node): boolean {
  switch (above.type) {
    case 'ImportDeclaration':
    case 'ThrowStatement':
      return true;
    case 'JSXAttribute':
      return MUTE.test(nameOf(above.name));
    case 'CallExpression':
    case 'NewExpression':
      return MUTE_CALLS.test(nameOf(above.callee));
    case 'AssignmentExpression':
      return nameOf(above.left) === 'className';
    case 'JSXElement':
      return CODE.has(elementName(above));
    default:
      return TYPES.test(above.type);
  }
}

/** The text of a node that a reader may see; null where there is none. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return word.test(String(node.value)) ? String(node.value) : null;
  if (node.type === 'Literal') {
    return typeof node.value === 'string' && reads(node.value) ? node.value : null;
  }
  if (node.type !== 'TemplateLiteral') return null;
  const text = templateParts(node).join('{}');
  return reads(text) ? text : null;
}

/** Whether a node is the key of an object, or the template of a macro. */
function known(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'Property') return parent.key === node && parent.method === false;
  return parent?.type === 'TaggedTemplateExpression' && MACROS.has(nameOf(parent.tag));
}

/** The texts of a file that no macro marks. @throws SyntaxError for code that is no TypeScript */
export function unmarked(code: string, file: string): Unmarked[] {
  const found: Unmarked[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    const text = textOf(node);
    if (text !== null && !known(node, parent))
      found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim() });
    if (holds(node) || mutes(node)) return;
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(syntaxTree(code, file), undefined);
  return found;
}
