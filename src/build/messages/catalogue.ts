// Reads the catalogues of a language, which translators write, and compiles them to the tables of the page.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { type Language, SOURCE } from '../../base/language/languages.ts';
import type { Sentences } from './transform.ts';

const FOLDER = fileURLToPath(new URL('../../base/language/', import.meta.url));

/** The translated sentences by their ids. A sentence that a translator has left open is missing. */
export function translations(language: Language): Sentences {
  const sentences: Sentences = new Map();
  if (language === SOURCE) return sentences;
  const folder = `${FOLDER}${language}/`;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
    for (const { msgid, msgctxt, msgstr, obsolete } of PO.parse(readFileSync(folder + name, 'utf8')).items) {
      if (!obsolete && msgstr[0]) sentences.set(generateMessageId(msgid, msgctxt), msgstr[0]);
    }
  }
  return sentences;
}

/** The sentences compiled, as the page reads them. @throws SyntaxError for a message whose braces do not close. */
export const compiled = (sentences: Sentences): Messages =>
  Object.fromEntries([...sentences].map(([id, text]) => [id, compileMessage(text)]));

/** The English of each sentence that is not translated. `npm run messages` removes translations that are no longer used. */
export function lackingSentences(english: Sentences, translated: Sentences): string[] {
  return [...english].filter(([id]) => !translated.has(id)).map(([, text]) => text);
}
