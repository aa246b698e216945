// Every sentence of the page by its catalogue, in English and German, for the tests of how it is written. Not how it is translated.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import type { DeeperContent } from '../../src/lab/chapters/frame/deeper/Deeper';

const FOLDER = fileURLToPath(new URL('../../src/base/language/de', import.meta.url));

export interface Message {
  /** 'neighbour', 'core' and so on. */
  catalogue: string;
  english: string;
  german: readonly string[];
  /** An equation as it is spoken, which is made of numbers and letters. */
  spoken: boolean;
}

const DEEPER = import.meta.glob<DeeperContent>('../../src/lab/chapters/*/deeper.tsx', {
  eager: true,
  import: 'DEEPER',
});
const SPEECH = new Set(
  Object.values(DEEPER).flatMap(({ equations }) => equations.map(({ speech }) => speech)),
);

export const MESSAGES: readonly Message[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.po'))
  .flatMap((name) =>
    PO.parse(readFileSync(join(FOLDER, name), 'utf8')).items.map(({ msgid, msgstr, references }) => ({
      catalogue: name.replace('.po', ''),
      english: msgid,
      german: msgstr,
      spoken: SPEECH.has(msgid) || references.every((file) => /equations/i.test(file)),
    })),
  );
