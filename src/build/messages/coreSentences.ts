// The sentences that the core writes in English and that the page may show: read out of the code, as
// src/base/language/core.ts knows them, with "{0}" for what is filled in.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SENTENCES } from '../../guests/faces/sentences.ts';
import { childrenOf, isNode, type Node, syntaxTree, templateParts } from './syntaxTree.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the core words what readers see. What computes has errors for programmers besides, which no page shows. */
const SPEAKING = [
  'src/accounting/renyi/libraries.ts',
  // what comes late, or to grief
  'src/audit/training/audit/browserEnvironment.ts',
  'src/audit/training/openBackend.ts',
  'src/audit/training/reference/referenceBackend.ts',
  'src/audit/training/wasm/wasmBackend.ts',
  ...Object.entries<{ catalogue: string; speaking?: readonly string[] }>(SENTENCES).flatMap(
    ([guest, { speaking = [] }]) => speaking.map((at) => `src/guests/${guest}/${at}`),
  ),
];

/** Files and folders of guests whose words are no sentences of the page. */
export const SILENT = Object.entries<{ catalogue: string; silent?: readonly string[] }>(SENTENCES).flatMap(
  ([guest, { silent = [] }]) => silent.map((at) => `src/guests/${guest}/${at}`),
);

const TEXT_OF_CODE = /^(?:.*\.test\.ts$|.*\/testing\/)/;

const isSilent = (file: string): boolean => SILENT.some((at) => file === at || file.startsWith(`${at}/`));

function filesAt(path: string): string[] {
  if (statSync(ROOT + path).isFile()) return [path];
  const below = readdirSync(ROOT + path).flatMap((name) => filesAt(`${path}/${name}`));
  return below.filter((file) => file.endsWith('.ts') && !TEXT_OF_CODE.test(file) && !isSilent(file));
}

/** Two words, one of them in small letters: what is less is a name, or glue. */
const reads = (text: string): boolean =>
  /\s/.test(text.trim()) && (text.match(/\p{L}{2,}/gu) ?? []).length >= 2 && /\p{Ll}{3}/u.test(text);

const NAMES = /^(?:label|name|title|short|word|words)$/;

/** Its value names a thing to readers, be it one word. */
const names = ({ type, key }: Node): boolean =>
  type === 'Property' && isNode(key) && key.type === 'Identifier' && NAMES.test(String(key.name));

/** Where a string is a type, or a file. */
const MUTE = /^(?:TS(?:\w+Type|TypeLiteral)|ImportDeclaration)$/;

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return templateParts(node)
    .map((part, i) => (i === 0 ? '' : `{${i - 1}}`) + part)
    .join('');
}

/** What `String.raw` tags is a pattern, not a sentence; what a function of ours tags is one, also refusals(field).missing. */
const isPattern = ({ type, tag }: Node): boolean =>
  type === 'TaggedTemplateExpression' && isNode(tag) && isNode(tag.object) && tag.object.name === 'String';

export function sentencesOf(code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, parent: Node): void => {
    if (MUTE.test(node.type)) return;
    const text = textOf(node);
    const named = names(parent) && parent.value === node;
    if (text !== null && !isPattern(parent) && (reads(text) || (named && /\p{Ll}{3}/u.test(text))))
      found.push(text);
    for (const child of childrenOf(node)) visit(child, node);
  };
  const tree = syntaxTree(code, 'core.ts');
  visit(tree, tree);
  return found;
}

/** With the file that it is first found in. */
export function coreSentences(): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const file of SPEAKING.flatMap(filesAt)) {
    for (const text of sentencesOf(readFileSync(ROOT + file, 'utf8'))) {
      if (!sentences.has(text)) sentences.set(text, file);
    }
  }
  return sentences;
}
