// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code to be read, as text

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { unmarked } from '../../../tools/lint/unmarked.ts';
import { LANGUAGES, SOURCE } from '../../base/language/languages.ts';
import { SENTENCES } from '../../guests/faces/sentences';
import { blocksOf } from '../content/blocks';
import { textIn, textNames } from '../content/files';
import { familyTranslations } from './families';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** What looks like a sentence and is none: code, or a name by which code knows a thing. */
const NO_SENTENCES: readonly [file: RegExp, text: RegExp][] = [
  [/^lab\/live\/python\//, /./],
  // the protocol's and the figure's own names, whatever the language
  [/^lab\/embed\/report\.ts$/, /^(?:upper|lower) bound$/],
  [/^lab\/notation\/quantities\.ts$/, /^(?:(?:upper|lower) bound|limit of this attack)$/],
  [/^lab\/export\/provenance\.ts$/, /^Adjacency Lab$/],
  // names, markup, and what is only ever part of an English error
  [/^(?:lab\/app\/Masthead\.tsx$|guests\/[\w-]+\/page\/)/, /^Adjacency Lab$/],
  [/^lab\/export\/(?:marks|svgDocument)\.ts$/, /^</],
  [/^lab\/ui\/chunks\.ts$/, /^Its code$/],
  // columns of a data set, as a query names them
  [/^lab\/pages\/bounds\/measured\/recordings\.ts$/, /^mean [\w ]+$/],
  // the word by which the format has a category, with the product's name; a score as the paper's table has it
  [/^lab\/lesson\/gift\.ts$/, /^\$CATEGORY: Adjacency Lab/],
  [/^lab\/pages\/paper\/tables\/printedTables\.ts$/, /^log Pr\(/],
  // names of the glossary's entries
  [/^lab\/(?:notation\/terms|chapters\/neighbour\/StorySlide)\.tsx?$/, /^[\p{L} -]+$/u],
];

/** Files and folders of guests whose words are no sentences of the page. */
const SILENT = Object.entries<{ catalogue: string; silent?: readonly string[] }>(SENTENCES).flatMap(
  ([guest, { silent = [] }]) => silent.map((at) => `guests/${guest}/${at}`),
);

const listed = (file: string, text: string): boolean =>
  SILENT.includes(file) || NO_SENTENCES.some(([files, texts]) => files.test(file) && texts.test(text));

/** The page, and the pages of guests; what guests compute speaks as the core does. */
const sources = ['lab', 'guests'].flatMap((folder) =>
  readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => folder === 'lab' || /^[\w-]+\/page\//.test(name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)testing\/|^offline\//.test(name))
    .map((name) => `${folder}/${name}`),
);

describe('every sentence of page and lesson', () => {
  test('stands in a catalogue', () => {
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
  ])('or is found: %s', (_, code) => expect(unmarked(code, 'x.tsx')).toHaveLength(1));

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
  ])('but nothing is made of %s', (_, code) => expect(unmarked(code, 'x.tsx')).toEqual([]));
});

/** What must be the same in every language: what is filled in, and the elements. Words in a plural's braces are neither. */
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

test('the holes of a message are what is filled in, also in a plural', () => {
  expect(holes('<0>t</0> = {n, plural, one {step} other {# of {x}}}')).toEqual(['</0>', '<0>', 'n', 'x']);
});

describe.each(LANGUAGES.filter((language) => language !== SOURCE))('the catalogue of %s', (language) => {
  const folder = `${SRC}base/language/${language}/`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));

  test.each(files)('%s fills in what the English does, and leaves nothing open', (name) => {
    const { items } = PO.parse(readFileSync(folder + name, 'utf8'));
    const wrong = items
      .filter(({ msgid, msgstr }) => String(holes(msgid)) !== String(holes(msgstr[0] ?? '')))
      .map(({ msgid }) => msgid);
    expect(wrong).toEqual([]);
    expect(items.filter(({ msgstr }) => !msgstr[0]).map(({ msgid }) => msgid)).toEqual([]);
  });

  test('says a sentence one way, in whichever catalogues it stands', () => {
    const said = new Map<string, Set<string>>();
    for (const name of files) {
      for (const { msgid, msgctxt, msgstr } of PO.parse(readFileSync(folder + name, 'utf8')).items) {
        const key = `${msgctxt ?? ''}|${msgid}`;
        said.set(key, (said.get(key) ?? new Set()).add(msgstr[0] ?? ''));
      }
    }
    expect([...said].filter(([, ways]) => ways.size > 1).map(([key]) => key)).toEqual([]);
  });

  // numbers in sentences look as the page's own do; 0.004 is code
  test('groups thousands by a narrow space, in no other way', () => {
    const dotted = /(?<![\d.,])[1-9]\d{0,2}(?:[. \u00a0]\d{3})+(?![\d])/;
    const sentences = files.flatMap((name) =>
      PO.parse(readFileSync(folder + name, 'utf8')).items.flatMap(({ msgstr }) => msgstr),
    );
    const texts = textNames(language).flatMap((name) =>
      blocksOf(textIn(language, name) ?? []).map(({ words }) => words),
    );
    const wrong = [...sentences, ...texts, ...Object.values(familyTranslations(language))];
    expect(wrong.filter((text) => dotted.test(text))).toEqual([]);
  });
});
