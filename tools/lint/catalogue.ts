// All sentences in English and German, for the tests of how they are written: those of the page by their catalogue, those of its texts
// by their folder, and those of the core.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { blocksOf } from '../../src/build/content/blocks';
import { textIn, textNames } from '../../src/build/content/files';
import { FAMILIES, familyTranslations } from '../../src/build/messages/families';

const FOLDER = fileURLToPath(new URL('../../src/base/language/de', import.meta.url));

export interface Message {
  /** Name of the catalogue or of the folder of texts, such as 'neighbour'; 'core' for all sentences of the core. */
  catalogue: string;
  english: string;
  german: readonly string[];
  /** Whether the sentence is an equation as a voice reads it, which is made of numbers and letters. */
  spoken: boolean;
}

const OF_THE_PAGE: readonly Message[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.po'))
  .flatMap((name) =>
    PO.parse(readFileSync(join(FOLDER, name), 'utf8')).items.map(({ msgid, msgstr, references }) => ({
      catalogue: name.replace('.po', ''),
      english: msgid,
      german: msgstr,
      spoken: references.every((file) => /equations/i.test(file)),
    })),
  );

/** Sentences of src/content, one for each paragraph. */
const OF_THE_TEXTS: readonly Message[] = textNames('en').flatMap((name) => {
  const [english = [], german = []] = (['en', 'de'] as const).map((language) =>
    blocksOf(textIn(language, name) ?? []),
  );
  return english
    .map(({ words, inside }, i) => ({
      catalogue: name.split('/')[0] ?? name,
      english: words,
      german: [german[i]?.words ?? ''],
      spoken: inside.includes('Spoken'),
    }))
    .filter((message) => message.english !== '');
});

const GERMAN = familyTranslations('de');

/** A template of the core with its holes written as in the sentences of the page. */
const written = (template: string): string => template.replace(/\{(\w+):\w+\}/g, '{$1}');

const OF_THE_CORE: readonly Message[] = FAMILIES.flatMap(({ family: { name, templates } }) =>
  Object.entries(templates).map(([member, english]) => ({
    catalogue: 'core',
    english: written(english),
    german: [written(GERMAN[`${name}.${member}`] ?? '')],
    spoken: false,
  })),
);

export const MESSAGES: readonly Message[] = [...OF_THE_PAGE, ...OF_THE_TEXTS, ...OF_THE_CORE];
