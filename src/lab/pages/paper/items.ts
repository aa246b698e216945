// The numbered items of "Beyond Membership" (Pradhan, Jälkö, Zanella-Béguelin, Honkela). Data.
import { t } from '@lingui/core/macro';
import { countText } from '../../notation/formatNumber';
import { at, type PaperItem, part, wholeItem } from '../items/item';
import { FIGURE_4_WHOLE, FIGURE_A6, type PaperRecordingPlan } from './cells';

const otherRecords = t`Other records stand in for the paper’s. The figure’s table says which settings differ.`;

/** How many models of each attack and sampling rate are trained of a recording that grows, and how many are planned. */
const progress = ({ grows, cells: [{ scenario }] }: PaperRecordingPlan) => ({
  done: countText(2 * (grows?.trained ?? 0)),
  planned: countText(2 * scenario.modelsPerWorld),
});

const wholeNetwork = progress(FIGURE_4_WHOLE);
const wholeText = progress(FIGURE_A6);

/** An item for a figure that is drawn from a recording of trained models. */
const trained = (number: string, says: string, why = otherRecords): PaperItem =>
  part(
    `figure#${number}`,
    says,
    at(`paper#paper-${number.toLowerCase()}`, 'src/audit/estimation/trainingAudit.ts', 'auditTraining'),
    why,
  );

export const PAPER_ITEMS: readonly PaperItem[] = [
  wholeItem(
    'definition#1',
    t`A training run is (ε, δ)-private if a neighbouring data set would give any outcome almost as often. Neighbours are data sets in which one record is added or removed, or in which one record is replaced.`,
    at('which-neighbour', 'src/accounting/pairGuarantee.ts', 'delta'),
  ),
  wholeItem(
    'equation#1',
    t`One step of DP-SGD. Clipped gradients and noise are added up, and the sum is divided by the expected size of a batch.`,
    at('paper#paper-equations', 'src/audit/training/train.ts', 'auditTraining'),
  ),
  wholeItem(
    'algorithm#1',
    t`The audit as a game. Somebody trains on one of two data sets many times, the attacker scores each model, and the error rates give a lower bound on ε.`,
    at('training', 'src/audit/training/audit/session.ts', 'auditTraining'),
    t`We train equally many models on each data set. Algorithm 1 and the authors’ code toss a coin for every model, and the captions say half of the models on each.`,
  ),
  wholeItem(
    'equation#2, 3',
    t`In the worst case the sum of all released gradients follows a mixture of normal laws, one for each number of batches that held the record. The score is its log-likelihood ratio.`,
    at('paper#paper-equations', 'src/audit/canaries/S1/worstCase.ts', 'auditWorstCase'),
  ),
  wholeItem(
    'equation#4',
    t`Group privacy for k records. The ε grows k times, and δ grows by a factor that is exponential in ε.`,
    at('paper#paper-equations', 'src/accounting/groupPrivacy.ts', 'groupEpsilonAtMost'),
  ),
  wholeItem(
    'theorem#4.1',
    t`A replaced record is a removed and an added one, so an add/remove guarantee implies one for replacing, with twice the ε and a larger δ.`,
    at('promise', 'src/accounting/adjacencies/group.ts', 'epsilon'),
  ),
  wholeItem(
    'equation#5',
    t`The audit’s μ is what the upper ends of both error rates leave between two normal laws.`,
    at('paper#paper-equations', 'src/audit/estimation/lowerBounds.ts', 'lowerBoundsFromCounts'),
  ),
  wholeItem(
    'theorem#5.1',
    t`Each μ has an ε at every δ, by Equation 6.`,
    at('worst-case', 'src/accounting/closedForm/gaussianDp.ts', 'gdpEps'),
  ),
  wholeItem(
    'algorithm#2',
    t`S2 puts a gradient of length C into one parameter, the one that moves least when the model trains without noise, on sampled batches.`,
    at('paper#paper-s2', 'src/audit/canaries/S2/recipe.ts', 'auditTraining'),
    t`The query takes it as the coordinate “sampled”. Where no coordinate is named, the training is on all records, so that the parameter depends on no seed. On digits both choose a pixel that is never lit. The authors’ code for Purchase100 ranks by summed squared gradients instead.`,
  ),
  wholeItem(
    'algorithm#3',
    t`S3 searches for features whose gradient points away from the gradient of the record that they replace. That record is the one that a model without privacy is least sure of, as it is for S4 and S5.`,
    at('training', 'src/audit/canaries/S3/craftedInput.ts', 'auditTraining'),
  ),
  wholeItem(
    'algorithm#4',
    t`S4 keeps the features and takes the label whose gradient points furthest away.`,
    at('training', 'src/audit/canaries/S4/recipe.ts', 'auditTraining'),
  ),
  wholeItem(
    'algorithm#5',
    t`S5 takes the record of an auxiliary set whose gradient points furthest away.`,
    at('training', 'src/audit/canaries/S5/recipe.ts', 'auditTraining'),
  ),
  wholeItem(
    'table#1',
    t`The five attackers. S1 and S2 craft a gradient, S3 to S5 a record. S1 sees the state of training, and the others see how the parameters moved or what the model says.`,
    at('paper#paper-table-1', 'src/lab/pages/paper/tables/printedTables.ts'),
    t`The paper calls S1’s state visible. By its Section 3.1 S1 sees the final sum of the gradients alone, and so does ours.`,
  ),
  part(
    'figure#1',
    t`What each of the five attackers knows beforehand.`,
    at('paper#paper-1'),
    t`Our copy shows how many cells of each row are dashes, and for most rows it has lost which. The rows of chapter 4’s ladder of attackers are ours.`,
  ),
  wholeItem(
    'figure#2',
    t`The worst case over the noise, at three sampling rates, with both accountants and group privacy.`,
    at('paper#paper-2', 'src/audit/canaries/S1/worstCaseAudit.ts', 'auditWorstCase'),
  ),
  trained('3', t`Four attacks on a fine-tuned image model over the steps, at three sampling rates.`),
  trained(
    '4',
    t`The attacks on a network that is trained from scratch by DP-Adam.`,
    t`It is a tenth as long, and on a hundredth of the records. A command trains it whole, in shares. So far ${{ done: wholeNetwork.done }} of ${{ planned: wholeNetwork.planned }} models of each attack and sampling rate are trained.`,
  ),
  trained(
    '5',
    t`How the audit’s bound after the last step grows with the number of models.`,
    t`Other records stand in for the paper’s. The paper does not list its sampling rates, so the two here are our choice.`,
  ),
  wholeItem(
    'table#A1',
    t`The optimizer, parameters, first weights, sampling rates, clipping norm, steps and learning rate of every experiment.`,
    at('paper#paper-table-a1', 'src/lab/pages/paper/tables/printedTables.ts'),
  ),
  part(
    'figure#A1',
    t`The accuracy at q = 1 of five models each, with the crafted gradient or the crafted input, and with the target record.`,
    at('paper#paper-a1', 'src/audit/training/train.ts', 'auditTraining'),
    otherRecords,
  ),
  trained(
    'A2',
    t`The audit at several clipping norms, over the steps of full-batch training.`,
    t`Other records stand in for the paper’s. Its clipping norms are lost in our copy, so ours are chosen.`,
  ),
  trained('A3', t`The audit in small batches over 500 and over 2,500 steps at the same ε.`),
  trained(
    'A4',
    t`The audit at several learning rates, over the steps of full-batch training.`,
    t`Other records stand in for the paper’s. Its learning rates are lost in our copy, so ours are chosen.`,
  ),
  wholeItem(
    'figure#A5',
    t`How many times larger ε is for replacing, over the sampling rate and the noise. The ratio can exceed 2.`,
    at('paper#paper-a5', 'src/accounting/curves/ratioMap.ts', 'epsilon'),
  ),
  trained(
    'A6',
    t`The attacks on a text model over the steps, at two sampling rates.`,
    t`Other sentences stand in for the paper’s, as many of them. So far ${{ done: wholeText.done }} of ${{ planned: wholeText.planned }} models of each attack and sampling rate are trained. Beside it all models are trained on a tenth of the records.`,
  ),
];
