// The catalogues of a language, as translators write them, compiled to what the page looks sentences up in.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { type Language, SOURCE } from '../../base/language/languages.ts';
import type { Sentences } from './transform.ts';

const FOLDER = fileURLToPath(new URL('../../base/language/', import.meta.url));

/** Nothing where a translator has left it open. */
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

/** A line for each sentence that it lacks. What it has too much, `npm run messages` takes out. */
export function lackingSentences(english: Sentences, translated: Sentences): string[] {
  return [...english].filter(([id]) => !translated.has(id)).map(([, text]) => text);
}
