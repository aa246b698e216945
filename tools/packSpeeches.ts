// npx tsx tools/packSpeeches.ts <folder with speeches.tsv and speeches.npy>: makes public/data/speeches.tokens and speeches.sentences from
// the published sentences, and copies speeches.npy. The vocabulary is taken from the public part, so that it reveals nothing about the
// sentences that models are trained on privately.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, strToU8 } from 'fflate';
import { parseSpeeches, SPEECHES_ASSET } from '../src/audit/datasets/shipped/speeches';
import {
  parseSentences,
  SPEECH_FEATURES_ASSET,
  SPEECH_SENTENCES_ASSET,
} from '../src/audit/datasets/shipped/speechFeatures';

const WORDS = 2000;
const PUBLIC = [5000, 6000] as const;

const [from] = process.argv.slice(2);
if (!from) throw new Error('Name the folder that holds speeches.tsv.');
const lines = readFileSync(join(from, 'speeches.tsv'), 'utf8').trimEnd().split('\n').slice(1);
/** The sentences as lists of tokens: words with their apostrophes, whole numbers, and punctuation marks. */
const sentences = lines.map(
  (line) => (line.split('\t')[3] ?? '').toLowerCase().match(/[a-z]+(?:'[a-z]+)?|[0-9]+|[.,;:?!]/g) ?? [],
);
const counts = new Map<string, number>();
for (const word of sentences.slice(...PUBLIC).flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
const vocabulary = [...counts.keys()]
  .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
  .slice(0, WORDS);
const numbers = new Map(vocabulary.map((word, i) => [word, i + 1]));
const bytes: number[] = [];
for (const sentence of sentences) {
  bytes.push(sentence.length);
  for (const word of sentence) {
    let left = numbers.get(word) ?? 0;
    for (; left >= 0x80; left >>= 7) bytes.push((left & 0x7f) | 0x80);
    bytes.push(left);
  }
}
const file = Buffer.concat([Buffer.from(`${vocabulary.join(' ')}\n`), Buffer.from(bytes)]);
parseSpeeches(file);
const to = join(import.meta.dirname, '../public/data');
writeFileSync(join(to, SPEECHES_ASSET), file);

const said = lines.map((line) => line.split('\t').slice(1).join('\t')).join('\n');
const deflated = deflateSync(strToU8(said), { level: 9 });
parseSentences(deflated);
writeFileSync(join(to, SPEECH_SENTENCES_ASSET), deflated);
copyFileSync(join(from, SPEECH_FEATURES_ASSET), join(to, SPEECH_FEATURES_ASSET));
