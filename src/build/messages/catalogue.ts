// The catalogues of a language, as translators write them, compiled to what the page looks sentences up in.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { type Language, SOURCE } from '../../base/language/languages.ts';
import { FAMILIES, familyTranslations } from './families.ts';
import type { Sentences } from './transform.ts';

const FOLDER = fileURLToPath(new URL('../../base/language/', import.meta.url));

/** Nothing where a translator has left it open. */
export function translations(language: Language): Sentences {
  const sentences: Sentences = new Map();
  if (language === SOURCE) return sentences;
  const folder = `${FOLDER}${language}/`;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po') && !isCore(file))) {
    for (const { msgid, msgctxt, msgstr, obsolete } of PO.parse(readFileSync(folder + name, 'utf8')).items) {
      if (!obsolete && msgstr[0]) sentences.set(generateMessageId(msgid, msgctxt), msgstr[0]);
    }
  }
  return sentences;
}

/** The core's sentences, as its code has them (coreSentences.ts), and those that it puts together, kept by hand. */
const CORE = ['core.po', 'core-joined.po'];

const isCore = (file: string): boolean => CORE.includes(file);

export function coreTranslations(
  language: Language,
  files: readonly string[] = CORE,
): Record<string, string> {
  if (language === SOURCE) return {};
  const items = files.flatMap((file) => PO.parse(readFileSync(`${FOLDER}${language}/${file}`, 'utf8')).items);
  return Object.fromEntries(
    items.filter(({ msgstr }) => msgstr[0]).map(({ msgid, msgstr }) => [msgid, msgstr[0]]),
  );
}

/** Until every sentence is said by its code: those of families that cross as texts by their English form, with numbered holes. */
function familiesByForm(language: Language): Record<string, string> {
  const said = familyTranslations(language);
  return Object.fromEntries(
    FAMILIES.filter(({ asText }) => asText)
      .flatMap(({ family: { name, templates } }) =>
        Object.entries(templates).map(([member, english]) => {
          const holes = [...english.matchAll(/\{(\w+):\w+\}/g)].map(([, hole]) => hole);
          const numbered = (text: string): string =>
            text.replace(/\{(\w+):(\w+)\}/g, (_, hole, kind) => {
              const place = `{${holes.indexOf(hole)}}`;
              return kind === 'quote'
                ? `${text === english ? '"' : '„'}${place}${text === english ? '"' : '“'}`
                : place;
            });
          return [numbered(english), numbered(said[`${name}.${member}`] ?? english)];
        }),
      )
      .filter(([english]) => /\p{L}/u.test(english ?? '')),
  );
}

/** All that the page may look a sentence of the core up by. */
export const coreCatalogue = (language: Language): Record<string, string> =>
  language === SOURCE
    ? {}
    : { ...familiesByForm(language), ...coreTranslations(language), ...familyTranslations(language) };

/** As the page reads it. @throws SyntaxError for a message whose braces do not close. */
export const compiled = (sentences: Sentences): Messages =>
  Object.fromEntries([...sentences].map(([id, text]) => [id, compileMessage(text)]));

/** A line for each sentence that it lacks. What it has too much, `npm run messages` takes out. */
export function lackingSentences(english: Sentences, translated: Sentences): string[] {
  return [...english].filter(([id]) => !translated.has(id)).map(([, text]) => text);
}
