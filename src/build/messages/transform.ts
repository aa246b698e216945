// What is written as a sentence (`t`, `<Trans>`, `<Plural>` of Lingui's macros) becomes a look-up in the catalogue.
import { type NodePath, types as node, type PluginObj, transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import config from '../../../lingui.config.ts';

const linguiConfig = makeConfig(config, { skipValidation: true });

/** Sentences by the hash of their English. */
export type Sentences = Map<string, string>;

interface Options {
  /** Takes what the file says. */
  found: (id: string, english: string) => void;
  /**
   * The English stays in the code as it is written (tests, the dev server), ready to be filled in (the page drawn at build
   * time), or goes, where a catalogue brings it.
   */
  english: 'written' | 'ready' | 'gone';
}

const textOf = (value: node.Node | null | undefined): string | null =>
  node.isStringLiteral(value) ? value.value : null;

const isSentence = ({ leadingComments }: node.ObjectExpression): boolean =>
  leadingComments?.some(({ value }) => value === 'i18n') ?? false;

const property = (sentence: node.ObjectExpression, name: string): node.ObjectProperty | undefined =>
  sentence.properties.find(
    (entry): entry is node.ObjectProperty =>
      node.isObjectProperty(entry) && node.isIdentifier(entry.key, { name }),
  );

/** Runs behind the macro, on the descriptions that it leaves. */
const described = ({ found, english: how }: Options): PluginObj => ({
  visitor: {
    ObjectExpression({ node: sentence }: NodePath<node.ObjectExpression>) {
      if (!isSentence(sentence)) return;
      const id = textOf(property(sentence, 'id')?.value);
      const message = property(sentence, 'message');
      const english = textOf(message?.value);
      if (id === null || english === null) return;
      found(id, english);
      if (how === 'gone') sentence.properties = sentence.properties.filter((entry) => entry !== message);
      if (how === 'ready' && message) message.value = node.valueToNode(compileMessage(english));
    },
  },
});

interface LookedUp {
  code: string;
  map: string;
  sentences: readonly [id: string, english: string][];
}

async function read(code: string, file: string, english: Options['english']): Promise<LookedUp> {
  const sentences: [string, string][] = [];
  const found = (id: string, text: string) => sentences.push([id, text]);
  const result = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[macro, { linguiConfig, stripMessageField: false }], () => described({ found, english })],
  });
  if (result?.code == null || result.map == null)
    throw new Error(`${file} cannot be read for its sentences.`);
  return { code: result.code, map: JSON.stringify(result.map), sentences };
}

/** The page is drawn once in each language, and tests of several projects import the same files: each is read once. */
const known = new Map<string, Promise<LookedUp>>();

/** The code of one file with its sentences looked up, and the way back to what was written. */
export async function lookedUp(code: string, file: string, { found, english }: Options) {
  const key = `${english}\n${file}\n${code}`;
  const reading = known.get(key) ?? read(code, file, english);
  known.set(key, reading);
  const { sentences, ...result } = await reading;
  for (const sentence of sentences) found(...sentence);
  return result;
}
