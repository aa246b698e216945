// The numbered items of "UniAud" (Liu, Xiong, 2025). Data.
import { t } from '@lingui/core/macro';
import { at, type PaperItem, part, unseen, wholeItem } from '../items/item';

const smaller = t`A browser trains smaller models for fewer steps, so its values cannot be compared with the paper’s.`;

/** Drawn from a recording; `code` in the folder of one run. */
const recorded = (number: string, says: string, id: string, code: string, why = smaller): PaperItem =>
  part(`figure#${number}`, says, at(`uniaud#${id}-title`, `src/oneRun/${code}`, 'auditOneRun'), why);

export const UNIAUD_ITEMS: readonly PaperItem[] = [
  wholeItem(
    'equation#2',
    t`One step of DP-SGD. As printed it divides the gradients by the batch and leaves the noise undivided.`,
    at('which-neighbour', 'src/oneRun/training/batch.ts', 'auditOneRun'),
    t`We divide both.`,
  ),
  unseen(
    'theorem#1–3',
    t`Three theorems, of which we know the numbers alone.`,
    at('one-run', 'src/oneRun/estimation/exactBound.ts', 'oneRunPValueExact'),
    t`We have not read what they state. At the place named here are the bounds by which this page reads a run.`,
  ),
  wholeItem(
    'section#III-B',
    t`The largest bound that an audit could show, with every guess right.`,
    at('one-run', 'src/oneRun/estimation/epsOptimal.ts', 'epsOptimal'),
  ),
  wholeItem(
    'algorithm#1',
    t`Canaries are made of noise, Gaussian or orthogonal, each with a random label.`,
    at('one-run', 'src/oneRun/canaries/features.ts', 'auditOneRun'),
    t`As printed the orthogonal ones are not orthogonal, so both readings are offered.`,
  ),
  wholeItem(
    'algorithm#2',
    t`Each canary is compared with itself under another label, and the surest guesses are counted.`,
    at('one-run', 'src/oneRun/estimation/guesses.ts', 'auditOneRun'),
  ),
  wholeItem(
    'algorithm#3',
    t`UniAud++ puts a trigger into real records, and a second head learns a random tag from each.`,
    at('one-run', 'src/oneRun/training/subjects/triggerTag.ts', 'auditOneRun'),
  ),
  wholeItem(
    'section#VI-B',
    t`A tag may be a set of several tags. Then there are more of them, and two canaries seldom have the same.`,
    at('uniaud#multi-bit-title', 'src/oneRun/canaries/triggers.ts', 'tagCollisions'),
  ),
  unseen(
    'figure#2',
    t`A toy example, with Equation 10.`,
    at('uniaud#toy-title', 'src/oneRun/estimation/sharedDifficulty.ts'),
    t`We have not read what it draws or what the equation states. At the place named here is a toy of our own.`,
  ),
  recorded(
    '1',
    t`How sensitive audits are to hyperparameters.`,
    'one-run-learning-rate',
    'training/design.ts',
    t`Of the hyperparameters only the learning rate, and only one baseline.`,
  ),
  recorded(
    '3',
    t`Estimators and the δ at which they read.`,
    'one-run-estimators',
    'estimation/estimators.ts',
  ),
  recorded(
    '4',
    t`The number of canaries. The bound rises, and falls where there are too many.`,
    'one-run-canaries',
    'training/design.ts',
  ),
  recorded(
    '5',
    t`What the comparison of a canary with itself adds.`,
    'one-run-self-comparison',
    'estimation/games.ts',
  ),
  recorded(
    '6',
    t`The number of features. The curve turns where there are as many as canaries.`,
    'one-run-dimension',
    'canaries/features.ts',
  ),
  recorded('7', t`The number of labels to draw from.`, 'one-run-classes', 'canaries/labels.ts'),
  recorded(
    '8',
    t`The model and the weights that it starts from. By mistake its caption repeats that of Figure 7.`,
    'one-run-models',
    'training/models.ts',
    t`A linear model, two networks and a small language model stand in for a CNN and vision transformers.`,
  ),
  recorded(
    '9, 10',
    t`What the model is good for, against what its audit shows.`,
    'one-run-utility',
    'training/utilityCurve.ts',
  ),
  part(
    'table#I–III',
    t`Audits by what they ask for.`,
    at('uniaud#audits-title', 'src/lab/pages/uniaud/audits/audits.ts'),
    t`The columns are arranged after the paper’s. The entries are ours, from how each method works.`,
  ),
  part(
    'table#IV',
    t`Bounds of UniAud’s canaries and of baselines, in several networks at three claims.`,
    at('uniaud#one-run-table-digits-title', 'src/lab/pages/uniaud/gallery/tables.ts', 'auditOneRun'),
    t`The rows of its own canaries are repeated as printed. Ours are of digits and sentences, in smaller models.`,
  ),
];
