// The numbered items of "UniAud" (Liu, Xiong, 2025), each with its place on the page, and with what of it is missing and why.
import { t } from '@lingui/core/macro';
import { at, type PaperItem, part, wholeItem } from '../items/item';

const smaller = t`A browser trains smaller models for fewer steps, so its values cannot be compared with the paper’s.`;

/** An item for a figure that is drawn from a recording. `code` is a path within src/oneRun. */
const recorded = (number: string, says: string, id: string, code: string, why = smaller): PaperItem =>
  part(`figure#${number}`, says, at(`uniaud#${id}-title`, `src/oneRun/${code}`, 'auditOneRun'), why);

export const UNIAUD_ITEMS: readonly PaperItem[] = [
  wholeItem(
    'definition#1',
    t`A training run is (ε, δ)-private if no outcome is much likelier on one of two data sets that differ in at most one record. The text means a record that is put in or left out.`,
    at('promise', 'src/accounting/pairGuarantee.ts', 'delta'),
    t`The page says of each ε which adjacency it belongs to.`,
  ),
  wholeItem(
    'equation#1',
    t`One step of training averages the gradients of its batch.`,
    at('uniaud#uniaud-equations', 'src/oneRun/training/batch.ts', 'auditOneRun'),
  ),
  wholeItem(
    'equation#2',
    t`One step of DP-SGD. As printed it divides the gradients by the batch and leaves the noise undivided.`,
    at('uniaud#uniaud-equations', 'src/oneRun/training/batch.ts', 'auditOneRun'),
    t`We divide both.`,
  ),
  wholeItem(
    'equation#3',
    t`The pairs of error rates that (ε, δ) leaves to an attacker.`,
    at('uniaud#uniaud-equations', 'src/audit/estimation/lowerBounds.ts', 'lowerBoundsFromCounts'),
  ),
  wholeItem(
    'equation#4',
    t`The attacker scores each canary, by default with minus its loss, and a rule turns the scores into guesses.`,
    at('uniaud#uniaud-equations', 'src/oneRun/estimation/guesses.ts', 'auditOneRun'),
  ),
  wholeItem(
    'equation#5',
    t`An estimator turns the guesses and what was true into a lower bound on ε.`,
    at('uniaud#one-run-estimators-title', 'src/oneRun/estimation/estimators.ts', 'auditOneRun'),
  ),
  wholeItem(
    'equation#6',
    t`The classic estimator of many runs. The upper ends of both error rates give the largest ε that (ε, δ) would not allow.`,
    at('uniaud#uniaud-equations', 'src/audit/estimation/lowerBounds.ts', 'lowerBoundsFromCounts'),
  ),
  wholeItem(
    'section#III-C',
    t`The game of one run. Fair coins decide about the audit samples, the attacker guesses a coin or abstains, and the number of right guesses is at most a binomial one with a chance of e^ε / (e^ε + 1) each, up to its spread.`,
    at('one-run', 'src/oneRun/estimation/exactBound.ts', 'oneRunPValueExact'),
  ),
  wholeItem(
    'theorem#2',
    t`The bound of Steinke, Nasr and Jagielski on the number of right guesses, with Equations 7 to 9. The counter is shared with definitions, so there is no Theorem 1.`,
    at('uniaud#theorem-2-title', 'src/oneRun/estimation/classicBound.ts', 'oneRunPValueClassic'),
    t`As printed it is no bound at every count. The exact bound stands beside it, with the counts at which they part.`,
  ),
  part(
    'theorem#3',
    t`The bound of Theorem 2 holds for Algorithm 2, with canaries from Algorithm 1.`,
    at('one-run', 'src/oneRun/estimation/exactBound.ts', 'oneRunPValueExact'),
    t`Its proof stands in an appendix that we do not have. The comparison exchanges a label, so the ε must be that of replacing a record. From an add/remove ε the statement does not follow.`,
  ),
  wholeItem(
    'property#1',
    t`Under Algorithm 1 every label is equally likely, whatever the features are.`,
    at('one-run', 'src/oneRun/canaries/labels.ts', 'auditOneRun'),
  ),
  wholeItem(
    'section#III-B',
    t`The largest bound that an audit could show, with every guess right. Of 1,000 runs without an error it is 5.6.`,
    at('one-run', 'src/oneRun/estimation/epsOptimal.ts', 'epsOptimal'),
  ),
  wholeItem(
    'algorithm#1',
    t`Canaries are made of noise, Gaussian or orthogonal, each with a random label.`,
    at('one-run', 'src/oneRun/canaries/features.ts', 'auditOneRun'),
    t`As printed the orthogonal ones are not orthogonal, so both readings are offered. Gaussian ones are scaled by 0.1 twice as printed, and once here.`,
  ),
  wholeItem(
    'algorithm#2',
    t`All canaries are trained on. A coin that is tossed afterwards decides which of a canary’s two labels counts as its own, and half of the guesses go to the highest scores and half to the lowest.`,
    at('one-run', 'src/oneRun/estimation/guesses.ts', 'auditOneRun'),
    t`The recorded comparison has this rule, with the paper’s sampling rate of 0.1. The page’s other runs guess the label with the smaller loss, which needs no coin.`,
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
  part(
    'section#VII',
    t`Canaries for language models. Each has two fresh tokens, one repeated as prefix and one as suffix, and is compared with itself under a fresh suffix.`,
    at('uniaud#one-run-table-sentences-title', 'src/oneRun/canaries/sentences.ts', 'auditOneRun'),
    t`The prefix is a fresh token here too, but the suffix is one of the words that the sentences have.`,
  ),
  part(
    'figure#2',
    t`A toy example with Equation 10. A record is a feature that its label decides plus noise of its own, and the figure draws the generalisation gap and the AUC of an attack over the size of that noise.`,
    at('uniaud#toy-title', 'src/oneRun/canaries/coreFeatureToy.ts'),
    t`Trained here. The paper does not say how many records, features and classes it has or how fast it learns, so these sizes are ours.`,
  ),
  wholeItem(
    'equation#11',
    t`The loss that a memorising model reaches on canaries whose labels are independent of their features. Members go to 0 and all others stay near log C.`,
    at('uniaud#uniaud-equations', 'src/oneRun/estimation/games.ts', 'auditOneRun'),
  ),
  wholeItem(
    'equation#12',
    t`The loss of UniAud++, which adds λ times the loss of a second head on the tags.`,
    at('uniaud#uniaud-equations', 'src/oneRun/training/subjects/triggerTag.ts', 'auditOneRun'),
  ),
  recorded(
    '1',
    t`How sensitive audits with three baselines’ canaries are to the number of canaries, the batch, the learning rate and the epochs, and what they cost in utility.`,
    'one-run-learning-rate',
    'training/design.ts',
    t`Of the hyperparameters only the learning rate, and of the baselines only one. UniAud’s own canaries stand beside it.`,
  ),
  recorded(
    '3',
    t`The bound over claims from 1 to infinity, of a perceptron, a CNN and GPT-2 at one δ, beside the best baselines.`,
    'one-run-models',
    'training/models.ts',
    t`Smaller models stand in, at the same five claims. The baselines stand in the table of digits.`,
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
    t`The number of features. The bound falls, and rises again once there are as many as canaries.`,
    'one-run-dimension',
    'canaries/features.ts',
  ),
  recorded(
    '7',
    t`The number of labels to draw from. The best lies just beyond the number of canaries.`,
    'one-run-classes',
    'canaries/labels.ts',
  ),
  recorded(
    '8',
    t`The model and the weights that it starts from. By mistake its caption repeats that of Figure 7.`,
    'one-run-models',
    'training/models.ts',
    t`A linear model, two networks and a small language model stand in for a CNN and vision transformers.`,
  ),
  recorded(
    '9, 10',
    t`What the model is good for, against what its audit shows, of images and of language.`,
    'one-run-utility',
    'training/utilityCurve.ts',
  ),
  wholeItem(
    'table#I',
    t`A summary of notation. It lists what ε, δ, σ, m and the other letters stand for.`,
    at('one-run', 'src/oneRun/training/types.ts'),
    t`The page writes the field’s words beside its letters.`,
  ),
  part(
    'table#II, III',
    t`Audits of one run, and canaries, by what they ask for.`,
    at('uniaud#audits-title', 'src/lab/pages/uniaud/audits/audits.ts'),
    t`The columns are arranged after the paper’s. Its dots are lost in our copy, so the entries are ours, from how each method works.`,
  ),
  part(
    'table#IV',
    t`Bounds of UniAud’s canaries and of baselines, in several networks at three claims.`,
    at('uniaud#one-run-table-digits-title', 'src/lab/pages/uniaud/gallery/tables.ts', 'auditOneRun'),
    t`The whole table is repeated as printed. Ours is of digits and sentences, in smaller models.`,
  ),
];
