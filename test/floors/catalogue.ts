// Every sentence of the page by its catalogue, in English and German, for the tests of how it is written. Not how it is translated.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';

const FOLDER = fileURLToPath(new URL('../../src/base/language/de', import.meta.url));

export interface Message {
  /** 'neighbour', 'core' and so on. */
  catalogue: string;
  english: string;
  german: readonly string[];
  /** An equation as it is spoken, which is made of numbers and letters. */
  spoken: boolean;
}

export const MESSAGES: readonly Message[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.po'))
  .flatMap((name) =>
    PO.parse(readFileSync(join(FOLDER, name), 'utf8')).items.map(({ msgid, msgstr, references }) => ({
      catalogue: name.replace('.po', ''),
      english: msgid,
      german: msgstr,
      spoken: references.every((file) => /equations/i.test(file)),
    })),
  );
