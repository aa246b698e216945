// Compiles sentences in the code (`t`, `<Trans>` and `<Plural>` of Lingui's macros) to look-ups in the catalogue.
import { type NodePath, types as node, type PluginObj, transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import config from '../../../lingui.config.ts';

const linguiConfig = makeConfig(config, { skipValidation: true });

export type Sentences = Map<string, string>;

const textOf = (value: node.Node | null | undefined): string | null =>
  node.isStringLiteral(value) ? value.value : null;

const isSentence = ({ leadingComments }: node.ObjectExpression): boolean =>
  leadingComments?.some(({ value }) => value === 'i18n') ?? false;

const property = (sentence: node.ObjectExpression, name: string): node.ObjectProperty | undefined =>
  sentence.properties.find(
    (entry): entry is node.ObjectProperty =>
      node.isObjectProperty(entry) && node.isIdentifier(entry.key, { name }),
  );

/**
 * A Babel plugin that runs after the macro, on the description that the macro makes of each sentence. It reports the
 * sentence to `found`, and replaces its English by the compiled form, or removes it if `strip` is true.
 */
const described = (found: (id: string, english: string) => void, strip: boolean): PluginObj => ({
  visitor: {
    ObjectExpression({ node: sentence }: NodePath<node.ObjectExpression>) {
      if (!isSentence(sentence)) return;
      const id = textOf(property(sentence, 'id')?.value);
      const message = property(sentence, 'message');
      const english = textOf(message?.value);
      if (id === null || english === null || !message) return;
      found(id, english);
      if (strip) sentence.properties = sentence.properties.filter((entry) => entry !== message);
      else message.value = node.valueToNode(compileMessage(english));
    },
  },
});

/** The compiled code of a file with its source map, and the sentences of the file. */
async function read(code: string, file: string, strip: boolean) {
  const sentences: Sentences = new Map();
  const found = (id: string, english: string) => sentences.set(id, english);
  const result = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[macro, { linguiConfig, stripMessageField: false }], () => described(found, strip)],
  });
  if (result?.code == null || result.map == null)
    throw new Error(`${file} cannot be read for its sentences.`);
  return { code: result.code, map: JSON.stringify(result.map), sentences };
}

/** Compiled files by their content, because the page is drawn in each language and several test projects import the same files. */
const known = new Map<string, ReturnType<typeof read>>();

/** The compiled code of a file. With `strip` the English is left out, because a catalogue has it. */
export function lookedUp(code: string, file: string, strip: boolean): ReturnType<typeof read> {
  const key = `${strip}\n${file}\n${code}`;
  const reading = known.get(key) ?? read(code, file, strip);
  known.set(key, reading);
  return reading;
}
