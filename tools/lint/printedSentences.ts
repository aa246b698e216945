// Finds where a sentence of the core would be printed as [object Object]: in a template, in a sum, by `String`, by `toString` or
// by `join`. A sentence is plain data and has no text before it is put into a language, but TypeScript allows any value there.
// The type checker is that of the compiler that the project is built with.

import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isTemplateSpan,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';

/** The file and the name of the type that has no text. */
const SENTENCE = { file: 'src/base/sentences/sentence.ts', name: 'Sentence' };

/** The expressions that a node turns into a text. */
function textsIn(node: Node): readonly Expression[] {
  if (isTemplateSpan(node)) return [node.expression];
  if (isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind === SyntaxKind.PlusToken || kind === SyntaxKind.PlusEqualsToken
      ? [node.left, node.right]
      : [];
  }
  if (!isCallExpression(node)) return [];
  const { expression, arguments: given } = node;
  if (isIdentifier(expression)) return expression.text === 'String' ? [...given] : [];
  if (!isPropertyAccessExpression(expression)) return [];
  return /^(?:join|toString|toLocaleString)$/.test(expression.name.text) ? [expression.expression] : [];
}

function allIn(file: SourceFile): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    found.push(...textsIn(node));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const isPrimitive = (type: Type): boolean =>
  type.isIntrinsicType() || type.isLiteralType() || type.isTemplateLiteralType();

/** A function that says whether a value of a type may be a sentence, or a list with one. It examines each type once. */
function sentenceTest(checker: Checker): (type: Type) => boolean {
  const known = new Map<number, boolean>();
  const isSentence = (type: Type): boolean => {
    const symbol = type.getSymbol();
    return (
      symbol?.name === SENTENCE.name && symbol.declarations.some(({ path }) => path.endsWith(SENTENCE.file))
    );
  };
  const look = (type: Type): boolean => {
    if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(test);
    if (type.isTypeParameter()) {
      const bound = checker.getBaseConstraintOfType(type);
      return bound !== undefined && bound.id !== type.id && test(bound);
    }
    if (isSentence(type)) return true;
    return checker.isArrayLikeType(type) && checker.getTypeArguments(type as TypeReference).some(test);
  };
  const test = (type: Type): boolean => {
    if (isPrimitive(type)) return false;
    const before = known.get(type.id);
    if (before !== undefined) return before;
    // set before `look`, since a type may contain itself
    known.set(type.id, false);
    const found = look(type);
    known.set(type.id, found);
    return found;
  };
  return test;
}

/**
 * A line of text for each place in the projects of these configurations where a sentence is turned into a text.
 *
 * @param files texts that replace files, by their whole paths
 */
export function printedSentences(
  root: string,
  configurations: readonly string[],
  files: Readonly<Record<string, string>> = {},
): string[] {
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => files[path],
      fileExists: (path) => (path in files ? true : undefined),
    },
  });
  try {
    const found = new Set<string>();
    const read = new Set<string>();
    for (const configuration of configurations) {
      const snapshot = api.updateSnapshot({ openProjects: [`${root}/${configuration}`] });
      const project = snapshot.getProject(`${root}/${configuration}`);
      if (!project) throw new Error(`${configuration} is no project.`);
      const { checker, program } = project;
      const maySay = sentenceTest(checker);
      for (const name of program.getSourceFileNames()) {
        if (
          read.has(name) ||
          !name.startsWith(`${root}/`) ||
          name.includes('/node_modules/') ||
          name.endsWith('.d.ts')
        )
          continue;
        read.add(name);
        const file = program.getSourceFile(name);
        const texts = file ? allIn(file) : [];
        if (!file || texts.length === 0) continue;
        checker.getTypeAtLocation(texts).forEach((type, i) => {
          if (!type || !maySay(type)) return;
          const line = file.text.slice(0, (texts[i] as Expression).getStart(file)).split('\n').length;
          found.add(
            `${name.slice(root.length + 1)}:${line} prints a sentence as [object Object]: say it, or english() it.`,
          );
        });
      }
    }
    return [...found].sort();
  } finally {
    api.close();
  }
}
