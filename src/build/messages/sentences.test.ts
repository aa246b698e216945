// Every sentence of the page is marked for translation, and the catalogues translate each completely and in one way.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tests read code with such strings as text

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../tools/lint/unmarked.ts';
import { LANGUAGES, SOURCE } from '../../base/language/languages.ts';
import { blocksOf } from '../content/blocks';
import { textIn, textNames } from '../content/files';
import { familyTranslations } from './families';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** Texts that look like sentences of the page but are code or names in code, by file. */
const NO_SENTENCES: readonly [file: RegExp, text: RegExp][] = [
  [/^lab\/live\/python\//, /./],
  // names in a protocol and of quantities, which are the same in every language
  [/^lab\/embed\/report\.ts$/, /^(?:upper|lower) bound$/],
  [/^lab\/notation\/quantities\.ts$/, /^(?:(?:upper|lower) bound|limit of this attack)$/],
  [/^lab\/export\/provenance\.ts$/, /^Adjacency Lab$/],
  // names, markup, and a part of an error that is only in English
  [/^(?:lab\/app\/Masthead\.tsx$|guests\/[\w-]+\/page\/)/, /^Adjacency Lab$/],
  [/^lab\/export\/(?:marks|svgDocument)\.ts$/, /^</],
  [/^lab\/ui\/chunks\.ts$/, /^Its code$/],
  // columns of a data set, as a query names them
  [/^lab\/pages\/bounds\/measured\/recordings\.ts$/, /^mean [\w ]+$/],
  // a keyword of the GIFT format with the name of the project, and a score as the paper's table writes it
  [/^lab\/lesson\/gift\.ts$/, /^\$CATEGORY: Adjacency Lab/],
  [/^lab\/pages\/paper\/tables\/printedTables\.ts$/, /^log Pr\(/],
  // names of the glossary's entries
  [/^lab\/(?:notation\/terms|chapters\/neighbour\/StorySlide)\.tsx?$/, /^[\p{L} -]+$/u],
];

const listed = (file: string, text: string): boolean =>
  NO_SENTENCES.some(([files, texts]) => files.test(file) && texts.test(text));

/** The source files of the page and of guests' pages. Sentences in the computing code of guests are checked like the core's. */
const sources = ['lab', 'guests'].flatMap((folder) =>
  readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => folder === 'lab' || /^[\w-]+\/page\//.test(name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)testing\/|^offline\//.test(name))
    .map((name) => `${folder}/${name}`),
);

describe('every sentence of page and lesson', () => {
  test('is marked for translation', () => {
    const outside = sources.flatMap((file) =>
      unmarked(readFileSync(SRC + file, 'utf8'), file)
        .filter(({ text }) => !listed(file, text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(outside).toEqual([]);
  });

  test('is not written by a style sheet, which has one language', () => {
    const sheets = readdirSync(`${SRC}lab`, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(50);
    const written = sheets.flatMap((name) =>
      [...readFileSync(`${SRC}lab/${name}`, 'utf8').matchAll(/content:[^;]*\p{L}{2}[^;]*;/gu)]
        // a page's number and a link's address are in no language
        .map(([declaration]) => declaration.replaceAll(/\b(?:counter|attr)\([\w-]+\)/g, ''))
        .filter((declaration) => /["'][^"']*\p{L}{2}/u.test(declaration))
        .map((declaration) => `${name}: ${declaration}`),
    );
    expect(written).toEqual([]);
  });

  test.each([
    ['text between tags', 'const x = <p>It is there</p>;'],
    ['a single word there', 'const x = <p>Steps {n}</p>;'],
    ['an attribute that is read', 'const x = <p title="It is there" />;'],
    ['a sentence in quotes', "const x = { text: 'It is there' };"],
    ['one that is filled in', 'const x = `It has ${n} of them`;'],
    ['a sentence beside a marked one', 'const x = <p title={n ? t`It is` : "It is not"} />;'],
  ])('is found if it is not marked: %s', (_, code) => expect(unmarked(code, 'x.tsx')).toHaveLength(1));

  test.each([
    ['marked text', 'const x = <Trans>It <b>is</b> there</Trans>;'],
    [
      'a marked string',
      'const x = t`It has ${n} of them, ${plural(n, { one: "and a few", other: "and many" })}`;',
    ],
    ['a class', 'const x = <p className="one two" />;'],
    ['code', 'const x = <code>pip install it</code>;'],
    ['an error for programmers', "throw new Error('It is not there');"],
    ['a type', "type X = 'it is' | 'it is not';"],
    ['a formula', 'const x = String.raw`\\\\frac{it is}{there}`;'],
  ])('is not confused with %s', (_, code) => expect(unmarked(code, 'x.tsx')).toEqual([]));
});

/** The placeholders and elements of a message, which must be the same in every language. Words in a plural's braces are not. */
function holes(message: string): string[] {
  const found = new Set<string>();
  const read = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [element] of token.matchAll(/<\/?\d+\/?>/g)) found.add(element);
      } else {
        found.add(token[0]);
        for (const words of Object.values(token[2] ?? {})) if (typeof words === 'object') read(words);
      }
    }
  };
  read(compileMessage(message));
  return [...found].sort();
}

test('the placeholders of a message are found, also within a plural', () => {
  expect(holes('<0>t</0> = {n, plural, one {step} other {# of {x}}}')).toEqual(['</0>', '<0>', 'n', 'x']);
});

describe.each(LANGUAGES.filter((language) => language !== SOURCE))('the catalogue of %s', (language) => {
  const folder = `${SRC}base/language/${language}/`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));
  const items = new Map(files.map((name) => [name, PO.parse(readFileSync(folder + name, 'utf8')).items]));

  test.each(files)('%s translates every message with the placeholders of the English', (name) => {
    const sentences = items.get(name) ?? [];
    const open = sentences.filter(({ msgstr }) => !msgstr[0]).map(({ msgid }) => msgid);
    expect(open, `src/base/language/${language}/${name} has no translation (msgstr) of these`).toEqual([]);
    const wrong = sentences
      .filter(({ msgid, msgstr }) => String(holes(msgid)) !== String(holes(msgstr[0] ?? '')))
      .map(({ msgid }) => msgid);
    expect(
      wrong,
      `in src/base/language/${language}/${name} these have other placeholders than in English`,
    ).toEqual([]);
  });

  test('translates a sentence in the same way in every catalogue', () => {
    const said = new Map<string, Set<string>>();
    for (const { msgid, msgctxt, msgstr } of [...items.values()].flat()) {
      const key = `${msgctxt ?? ''}|${msgid}`;
      said.set(key, (said.get(key) ?? new Set()).add(msgstr[0] ?? ''));
    }
    expect([...said].filter(([, ways]) => ways.size > 1).map(([key]) => key)).toEqual([]);
  });

  // numbers in sentences have to look like those that the page writes; a number such as 0.004 is code
  test('groups thousands only by a narrow space', () => {
    const dotted = /(?<![\d.,])[1-9]\d{0,2}(?:[. \u00a0]\d{3})+(?![\d])/;
    const sentences = [...items.values()].flat().flatMap(({ msgstr }) => msgstr);
    const texts = textNames(language).flatMap((name) =>
      blocksOf(textIn(language, name) ?? []).map(({ words }) => words),
    );
    const wrong = [...sentences, ...texts, ...Object.values(familyTranslations(language))];
    const message = `${language} has thousands, or a decimal point left from English, in these`;
    expect(
      wrong.filter((text) => dotted.test(text)),
      message,
    ).toEqual([]);
  });
});
