// Finds what a reader would see in English whatever the language: text between tags, or a sentence in quotes, that no macro of
// Lingui holds. Pure; a rule of thumb on syntax, so that what only looks like a sentence is listed in the test.
import { type NodePath, types as node, parseSync, traverse } from '@babel/core';

export interface Unmarked {
  line: number;
  text: string;
}

/** Elements whose content is no language. */
const CODE = new Set(['code', 'pre', 'kbd']);
/** Attributes that no reader reads. */
const MUTE =
  /^(?:className|id|href|key|type|role|rel|target|d|viewBox|transform|style|src|htmlFor|data-.*|aria-(?:labelledby|describedby|controls|live|current|owns|haspopup)|lang|hrefLang|fill|stroke|points|media|sizes|tex|autoComplete|accept|name|as|sandbox|allow)$/;
/** Calls and errors whose words are for programmers, or for the browser. */
const MUTE_CALLS =
  /^(?:querySelector(?:All)?|getElementById|matchMedia|RegExp|URL|Worker|matches|closest|split|join|includes|startsWith|endsWith|Error|TypeError|RangeError|warn|error|setAttribute|loadChunk|createElement)$/;
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal']);
const ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const word = /\p{L}{2,}/u;

/** Two words, one of them in small letters. */
const reads = (text: string): boolean =>
  // a formula
  !text.includes('\\') &&
  /\p{L}\s+\p{L}/u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= 2 &&
  /\p{Ll}{3}/u.test(text);

const nameOf = (name: node.Node | null | undefined): string => {
  if (node.isIdentifier(name) || node.isJSXIdentifier(name)) return name.name;
  if (node.isMemberExpression(name)) return nameOf(name.property);
  if (node.isJSXNamespacedName(name)) return `${name.namespace.name}:${name.name.name}`;
  return '';
};

/** A macro holds it: as its own template, in its choices of words, or between its tags. */
function held(path: NodePath): boolean {
  const { parentPath } = path;
  if (parentPath?.isTaggedTemplateExpression() && MACROS.has(nameOf(parentPath.node.tag))) return true;
  return (
    path.findParent(
      (parent) =>
        (parent.isCallExpression() && MACROS.has(nameOf(parent.node.callee))) ||
        (parent.isJSXElement() && ELEMENTS.has(nameOf(parent.node.openingElement.name))),
    ) !== null
  );
}

function mute(path: NodePath): boolean {
  return (
    path.findParent(
      (parent) =>
        parent.isImportDeclaration() ||
        parent.isTSType() ||
        parent.isThrowStatement() ||
        (parent.isJSXAttribute() && MUTE.test(nameOf(parent.node.name))) ||
        ((parent.isCallExpression() || parent.isNewExpression()) &&
          MUTE_CALLS.test(nameOf(parent.node.callee))) ||
        (parent.isAssignmentExpression() && nameOf(parent.node.left) === 'className') ||
        (parent.isJSXElement() && CODE.has(nameOf(parent.node.openingElement.name))),
    ) !== null
  );
}

/** What a file says outside the catalogues. @throws SyntaxError for what is no TypeScript. */
export function unmarked(code: string, file: string): Unmarked[] {
  const ast = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const found: Unmarked[] = [];
  const take = (path: NodePath, text: string) => {
    const isKey = path.parentPath?.isObjectProperty() === true && path.key === 'key';
    if (!isKey && !held(path) && !mute(path))
      found.push({ line: path.node.loc?.start.line ?? 0, text: text.trim() });
  };
  if (ast === null) return found;
  traverse(ast, {
    // what is declared where is not asked
    noScope: true,
    JSXText: (path: NodePath<node.JSXText>) => {
      if (word.test(path.node.value)) take(path, path.node.value);
    },
    StringLiteral: (path: NodePath<node.StringLiteral>) => {
      if (reads(path.node.value)) take(path, path.node.value);
    },
    TemplateLiteral: (path: NodePath<node.TemplateLiteral>) => {
      const text = path.node.quasis.map(({ value }) => value.cooked).join('{}');
      if (reads(text)) take(path, text);
    },
  });
  return found;
}
