// Every sentence of the page by its catalogue, of its texts by their folder, and of the core by its family, in English and German, for
// the tests of how it is written. Not how it is translated.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { blocksOf } from '../../src/build/content/blocks';
import { textIn, textNames } from '../../src/build/content/files';
import { FAMILIES, familyTranslations } from '../../src/build/messages/families';

const FOLDER = fileURLToPath(new URL('../../src/base/language/de', import.meta.url));

export interface Message {
  /** 'neighbour' and so on, of a catalogue or a folder of texts; 'core' for all that the core says. */
  catalogue: string;
  english: string;
  german: readonly string[];
  /** An equation as it is spoken, which is made of numbers and letters. */
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

/** The paragraphs of src/content. */
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

/** Holes as the page's sentences have them. */
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
