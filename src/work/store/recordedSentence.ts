// Reads a sentence back that a file holds as its English text. This is for files only: elsewhere in the project a sentence
// is a value (src/base/sentences), from the code that makes it to the page that says it.
import { ESTIMATION } from '../../audit/estimation/sentences';
import { BACKEND, NO_GPU } from '../../audit/training/sentences';
import { PLAIN } from '../../base/sentences/plain';
import { english, isSaid, type Sentence } from '../../base/sentences/sentence';

/** Sentences by the English that older recordings have, from before their present wording. */
const OLDER: Readonly<Record<string, Sentence>> = {
  'Substitute adjacency: the runs tell one record from another in its place, not presence from absence.':
    ESTIMATION.substitute,
  'The best of all thresholds was chosen by looking at the scores, so the stated level does not hold: the value exceeds the true epsilon more often than stated.':
    ESTIMATION.bestDoesNotHold,
  'The trade-off curve of DP-SGD with this sampling rate and these steps is read as Gaussian from its total variation; for sampling rates up to 1/2 and at 1 this never overstated epsilon in numerical checks.':
    ESTIMATION.readAsGaussian,
};

const WHOLE = new Map<string, Sentence>([
  ...[ESTIMATION, BACKEND, NO_GPU]
    .flatMap((family) => Object.values<unknown>(family))
    .filter(isSaid)
    .map((sentence): [string, Sentence] => [english(sentence), sentence]),
  ...Object.entries(OLDER),
]);

const WITH_WORKERS = /^(.+), (\d{1,4}) workers?$/;

function ofWorkers(text: string): Sentence | null {
  const [, before = '', many] = WITH_WORKERS.exec(text) ?? [];
  const engine = WHOLE.get(before);
  if (!engine) return null;
  const count = Number(many);
  return count === 1 ? BACKEND.oneWorker({ engine }) : BACKEND.workers({ engine, count });
}

/** The sentence of a text in a file. A text that no sentence of this project has is said as it stands. */
export const recordedSentence = (text: string): Sentence =>
  WHOLE.get(text) ?? ofWorkers(text) ?? PLAIN.foreign({ text });
