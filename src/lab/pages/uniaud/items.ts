// The numbered items of "UniAud" (Liu, Xiong, 2025), each with its place. Data.
import { t } from '@lingui/core/macro';
import { type PaperItem, part, unseen, whole } from '../items/item';

const smaller = t`A browser trains smaller models for fewer steps, so that values are not to be compared.`;

/** A figure that is drawn from a recording; `code` in the folder of one run. */
const recorded = (number: string, says: string, id: string, code: string, why = smaller): PaperItem =>
  part('figure', number, says, {
    why,
    place: `uniaud#${id}-title`,
    code: `src/addons/oneRun/${code}`,
    query: 'auditOneRun',
  });

export const UNIAUD_ITEMS: readonly PaperItem[] = [
  whole(
    'equation',
    '2',
    t`One step of DP-SGD. As printed it divides the gradients by the batch and leaves the noise undivided.`,
    {
      why: t`We divide both.`,
      place: 'which-neighbour',
      code: 'src/addons/oneRun/training/batch.ts',
      query: 'auditOneRun',
    },
  ),
  unseen('theorem', '1–3', t`Three theorems, of which we know the numbers alone.`, {
    why: t`We have not read what they state. At the place named here are the bounds by which this page reads a run.`,
    place: 'one-run',
    code: 'src/addons/oneRun/estimation/exactBound.ts',
    query: 'oneRunPValueExact',
  }),
  whole('section', 'III-B', t`The largest bound that an audit could show, with every guess right.`, {
    place: 'one-run',
    code: 'src/addons/oneRun/estimation/epsOptimal.ts',
    query: 'epsOptimal',
  }),
  whole('algorithm', '1', t`Canaries are made of noise, Gaussian or orthogonal, each with a random label.`, {
    why: t`As printed the orthogonal ones are not orthogonal, so that both readings are offered.`,
    place: 'one-run',
    code: 'src/addons/oneRun/canaries/features.ts',
    query: 'auditOneRun',
  }),
  whole(
    'algorithm',
    '2',
    t`Each canary is compared with itself under another label, and the surest guesses are counted.`,
    {
      place: 'one-run',
      code: 'src/addons/oneRun/estimation/guesses.ts',
      query: 'auditOneRun',
    },
  ),
  whole(
    'algorithm',
    '3',
    t`UniAud++ puts a trigger into real records, and a second head learns a random tag from each.`,
    {
      place: 'one-run',
      code: 'src/addons/oneRun/training/subjects/triggerTag.ts',
      query: 'auditOneRun',
    },
  ),
  whole(
    'section',
    'VI-B',
    t`A tag may be a set of several tags. Then there are more of them, and two canaries seldom have the same.`,
    {
      place: 'uniaud#multi-bit-title',
      code: 'src/addons/oneRun/canaries/triggers.ts',
      query: 'tagCollisions',
    },
  ),
  unseen('figure', '2', t`A toy example, with Equation 10.`, {
    why: t`We have not read what it draws or what the equation states, so that nothing is drawn after it.`,
  }),
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
  part('table', 'I–III', t`Audits by what they ask for.`, {
    why: t`The columns are arranged after the paper’s. The entries are ours, from how each method works.`,
    place: 'uniaud#audits-title',
    code: 'src/lab/pages/uniaud/audits/audits.ts',
  }),
  part('table', 'IV', t`Bounds of UniAud’s canaries and of baselines, in several networks at three claims.`, {
    why: t`The rows of its own canaries are repeated as printed. Ours are of digits and sentences, in smaller models.`,
    place: 'uniaud#one-run-table-digits-title',
    code: 'src/lab/pages/uniaud/gallery/tables.ts',
    query: 'auditOneRun',
  }),
];
