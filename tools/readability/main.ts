// npm run readability: prints the number of words, the Flesch-Kincaid grade, colons and semicolons per 1,000 words, and the longest
// sentence of each chapter's prose, which is read from the page with everything in one scroll. Words, colons and semicolons follow for
// each text of src/content and for each catalogue, which has captions and labels too. The grade is the number of school years after which
// an English text is read with ease; formulas and one-letter symbols make it a little too low.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fleschKincaid } from 'flesch-kincaid';
import PO from 'pofile';
import { syllable } from 'syllable';
import { blocksOf } from '../../src/build/content/blocks';
import { textIn, textNames } from '../../src/build/content/files';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { countsOf, wordsOf } from './counts';
import { proseOf } from './sections';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const html = readFileSync(at('dist/all.html'), 'utf8');

/** A line with the counts that both kinds of text have. */
function line(title: string, texts: readonly string[]): string {
  const { words, colons, semicolons } = countsOf(texts);
  return `${title.padEnd(32)} ${String(words).padStart(5)} words, per 1,000: ${colons.toFixed(1)} colons, ${semicolons.toFixed(1)} semicolons`;
}

const sections = proseOf(html, [
  { id: 'main', title: 'Above the chapters' },
  ...CHAPTERS.map(({ id, name }, i) => ({ id, title: `${i + 1} ${name}` })),
]);
for (const { title, sentences } of sections) {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
  const perSentence = words.length / sentences.length;
  console.info(
    `${line(title, sentences)}; grade ${grade.toFixed(1)}, ${perSentence.toFixed(1)} words a sentence`,
  );
  const [longest] = sentences.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  if (longest) console.info(`    longest (${wordsOf(longest).length} words): ${longest}`);
}

for (const name of textNames('en')) {
  const words = blocksOf(textIn('en', name) ?? []).map((block) => block.words);
  console.info(line(`text ${name.replace('.mdx', '')}`, words));
}

const folder = at('src/base/language/de');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.po'))) {
  const { items } = PO.parse(readFileSync(join(folder, name), 'utf8'));
  const messages = items.map(({ msgid }) => msgid);
  console.info(line(`catalogue ${basename(name, '.po')}`, messages));
}
