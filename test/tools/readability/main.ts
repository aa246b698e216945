// npm run readability: the Flesch-Kincaid grade of each chapter's prose, its words, and its longest sentences, from the page that
// has everything in one scroll. A grade is the years of school after which an English text is read with ease; formulas and
// one-letter symbols make it look a little easier.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { CHAPTERS } from '../../../src/explainer/chapters/allChapters';
import { proseOf } from './sections';

const html = readFileSync(fileURLToPath(new URL('../../../dist/all.html', import.meta.url)), 'utf8');
const wordsOf = (text: string): string[] => text.match(/[\p{L}’'-]+/gu) ?? [];

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
    `${title.padEnd(32)} grade ${grade.toFixed(1).padStart(4)}  ${String(words.length).padStart(5)} words, ${perSentence.toFixed(1)} a sentence`,
  );
  const [longest] = sentences.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  if (longest) console.info(`    longest (${wordsOf(longest).length} words): ${longest}`);
}
