// The sentences that the core writes in English and that the page may show: read out of the code, as src/language/core.ts knows
// them, with "{0}" for what is filled in.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type NodePath, types as node, parseSync, traverse } from '@babel/core';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the core words what readers see. What computes has errors for programmers besides, which no page shows. */
const SPEAKING = [
  'src/scenario',
  'src/configuration',
  'src/datasets/registry.ts',
  'src/datasets/generated',
  'src/datasets/ownFile',
  'src/datasets/plane/paste.ts',
  'src/encoder',
  'src/canaries/oneRun/kinds.ts',
  ...['S2', 'S3', 'S4', 'S5'].map((name) => `src/canaries/${name}/about.ts`),
  'src/auditing/estimate.ts',
  'src/auditing/estimators',
  'src/auditing/oneRun',
  'src/auditing/reader',
  'src/risk',
  'src/jobs/worker/targetWords.ts',
  'src/jobs/risk.ts',
  'src/jobs/oneRun.ts',
  'src/jobs/worlds.ts',
  'src/accounting/domain.ts',
  'src/accounting/solveGoal.ts',
  'src/accounting/renyi/libraries.ts',
  'src/auditing/scores/scoreStore.ts',
  'src/canaries/S3/craftedInput.ts',
  'src/numerics/errors.ts',
  // what comes late, or to grief
  'src/liveness/arrival.ts',
  'src/rpc/workerBridge.ts',
  'src/jobs/browser.ts',
  'src/jobs/chapters.ts',
  'src/jobs/store/recordingStore.ts',
  'src/jobs/store/resultSchema.ts',
  'src/jobs/worker/ownFile.ts',
  'src/jobs/worker/readerAudit.ts',
  'src/training/audit/browserEnvironment.ts',
  'src/training/errors.ts',
  'src/training/fetchAssets.ts',
  'src/training/memory.ts',
  'src/training/openBackend.ts',
  'src/training/oneRun/device.ts',
  'src/training/oneRun/request.ts',
  'src/training/oneRun/subjects',
  'src/training/oneRun/webgpu/choose.ts',
  'src/training/pool/poolSeat.ts',
  'src/training/reference/referenceBackend.ts',
  'src/training/wasm/loadKernel.ts',
  'src/training/wasm/wasmBackend.ts',
  'src/training/webgpu/choose.ts',
  'src/training/worlds/attack.ts',
  'src/training/webgpu/onAdapter.ts',
  'src/training/webgpu/gpuDevice.ts',
  'src/training/webgpu/plan.ts',
];

const TEXT_OF_CODE =
  /^(?:src\/configuration\/(?:names|testing)|src\/encoder\/demonstration\.ts$|src\/datasets\/ownFile\/encodeNpz\.ts$|.*\.test\.ts$|.*\/testing\/)/;

function filesAt(path: string): string[] {
  if (statSync(ROOT + path).isFile()) return [path];
  const below = readdirSync(ROOT + path).flatMap((name) => filesAt(`${path}/${name}`));
  return below.filter((file) => file.endsWith('.ts') && !TEXT_OF_CODE.test(file));
}

/** Two words, one of them in small letters: what is less is a name, or glue. */
const reads = (text: string): boolean =>
  /\s/.test(text.trim()) && (text.match(/\p{L}{2,}/gu) ?? []).length >= 2 && /\p{Ll}{3}/u.test(text);

const NAMES = /^(?:label|name|title|short|word|words)$/;

/** What names a thing to readers, be it one word. */
const names = (path: NodePath): boolean =>
  path.parentPath?.isObjectProperty() === true &&
  path.key === 'value' &&
  node.isIdentifier(path.parentPath.node.key) &&
  NAMES.test(path.parentPath.node.key.name);

const isType = (path: NodePath): boolean =>
  path.findParent((parent) => parent.isTSType() || parent.isImportDeclaration()) !== null;

/** The sentences of one file, in their order. */
export function sentencesOf(code: string): string[] {
  const found: string[] = [];
  const ast = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
  });
  if (ast === null) return found;
  const take = (path: NodePath, text: string) => {
    if ((reads(text) || (names(path) && /\p{Ll}{3}/u.test(text))) && !isType(path)) found.push(text);
  };
  traverse(ast, {
    // what is declared where is not asked
    noScope: true,
    StringLiteral: (path: NodePath<node.StringLiteral>) => take(path, path.node.value),
    TemplateLiteral: (path: NodePath<node.TemplateLiteral>) => {
      // `String.raw` is a pattern, not a sentence
      if (path.parentPath?.isTaggedTemplateExpression()) return;
      take(
        path,
        path.node.quasis.map(({ value }, i) => (i === 0 ? '' : `{${i - 1}}`) + value.cooked).join(''),
      );
    },
  });
  return found;
}

/** Each sentence once, and the file that it is first found in. */
export function coreSentences(): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const file of SPEAKING.flatMap(filesAt)) {
    for (const text of sentencesOf(readFileSync(ROOT + file, 'utf8'))) {
      if (!sentences.has(text)) sentences.set(text, file);
    }
  }
  return sentences;
}
