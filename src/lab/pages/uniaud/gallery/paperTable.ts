// The whole of Table IV of "UniAud" as printed, as data: lower bounds of its own canaries and of three baselines, at 95% confidence and
// δ = 1e-5.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';

/** Values of ε that the paper's training runs claim. The infinite one is training without noise. */
export const PAPER_CLAIMS = [1, 8, Number.POSITIVE_INFINITY] as const;

export interface PaperRow {
  canaries: 'gaussian' | 'orthogonal' | 'in-distribution' | 'mislabelled' | 'poisoned';
  /** Data set of the baselines' real records; null for canaries that are made of noise. */
  data: 'CIFAR10' | 'CIFAR100' | 'GTSRB' | null;
  /** Whether each canary is compared with itself under another label. Those of the baselines are not. */
  compared: boolean;
  network: 'relu' | 'CNN' | 'ViT-Small' | 'ViT-Base';
  /** Bounds in the order of {@link PAPER_CLAIMS}, for 2,000 and for 10,000 canaries. */
  bounds: readonly [few: readonly number[], many: readonly number[]];
}

const row = (
  canaries: PaperRow['canaries'],
  compared: boolean,
  network: PaperRow['network'],
  ...bounds: PaperRow['bounds']
): PaperRow => ({ canaries, data: null, compared, network, bounds });

const baseline = (
  canaries: PaperRow['canaries'],
  data: PaperRow['data'],
  network: PaperRow['network'],
  ...bounds: PaperRow['bounds']
): PaperRow => ({ canaries, data, compared: false, network, bounds });

const GAUSSIAN_ALONE = row('gaussian', false, 'relu', [0.322, 2.362, 6.395], [0.207, 2.096, 7.816]);
const GAUSSIAN = row('gaussian', true, 'relu', [0.62, 2.707, 6.449], [0.771, 3.78, 7.829]);
const ALONE = row('orthogonal', false, 'relu', [0.447, 3.032, 6.395], [0.501, 3.191, 7.503]);
const COMPARED = row('orthogonal', true, 'relu', [1.089, 3.059, 6.449], [0.623, 3.27, 7.834]);

/** The rows of the table, from top to bottom. */
export const PAPER_ROWS: readonly PaperRow[] = [
  baseline('in-distribution', 'CIFAR10', 'CNN', [0.132, 0.193, 1.631], [0.09, 0.134, 0.361]),
  baseline('in-distribution', 'CIFAR10', 'ViT-Small', [0.173, 0.099, 0.948], [0, 1.499, 0.51]),
  baseline('in-distribution', 'CIFAR10', 'ViT-Base', [0.067, 0.153, 0.016], [0.01, 0.029, 0.327]),
  baseline('in-distribution', 'CIFAR100', 'CNN', [0.183, 0.165, 4.507], [0.23, 0.118, 6.601]),
  baseline('in-distribution', 'CIFAR100', 'ViT-Small', [0.322, 0.359, 4.701], [0.031, 0.477, 6.242]),
  baseline('in-distribution', 'CIFAR100', 'ViT-Base', [0.265, 0.656, 1.263], [0.068, 0.457, 1.755]),
  baseline('in-distribution', 'GTSRB', 'CNN', [0.004, 0.131, 1.986], [0.003, 0.105, 0.368]),
  baseline('in-distribution', 'GTSRB', 'ViT-Small', [0.101, 0.387, 0.479], [0.091, 0.05, 3.534]),
  baseline('in-distribution', 'GTSRB', 'ViT-Base', [0.376, 0.981, 1.189], [0.053, 0.061, 0.259]),
  baseline('mislabelled', 'CIFAR10', 'CNN', [0.739, 1.219, 1.73], [0.068, 0.465, 1.168]),
  baseline('mislabelled', 'CIFAR10', 'ViT-Small', [0.036, 0.099, 1.703], [0.151, 0.655, 1.793]),
  baseline('mislabelled', 'CIFAR10', 'ViT-Base', [0.001, 0.739, 0.196], [0.11, 1.195, 0.928]),
  baseline('mislabelled', 'CIFAR100', 'CNN', [0.038, 0.291, 0.286], [0.068, 0.052, 0.047]),
  baseline('mislabelled', 'CIFAR100', 'ViT-Small', [0.228, 0.708, 2.881], [0.084, 0.641, 1.722]),
  baseline('mislabelled', 'CIFAR100', 'ViT-Base', [0.31, 0.745, 2.571], [0.059, 0.884, 1.215]),
  baseline('mislabelled', 'GTSRB', 'CNN', [0, 0.207, 0.021], [0, 0.107, 0]),
  baseline('mislabelled', 'GTSRB', 'ViT-Small', [0.13, 0.316, 0.851], [0.108, 0.521, 4.015]),
  baseline('mislabelled', 'GTSRB', 'ViT-Base', [0.024, 0.749, 0.409], [0.492, 0.63, 0.856]),
  baseline('poisoned', 'CIFAR10', 'CNN', [0.052, 0.834, 0.421], [0.002, 0.466, 0.554]),
  baseline('poisoned', 'CIFAR10', 'ViT-Small', [0.341, 0.483, 0.488], [0.466, 1.499, 4.963]),
  baseline('poisoned', 'CIFAR10', 'ViT-Base', [0.981, 0.411, 1.644], [0.047, 0.678, 3.047]),
  baseline('poisoned', 'CIFAR100', 'CNN', [0.01, 1.189, 5.871], [0.128, 1.145, 6.571]),
  baseline('poisoned', 'CIFAR100', 'ViT-Small', [0.003, 1.382, 4.932], [0.466, 1.745, 5.928]),
  baseline('poisoned', 'CIFAR100', 'ViT-Base', [0.388, 1.741, 5.009], [0.243, 0.813, 5.926]),
  baseline('poisoned', 'GTSRB', 'CNN', [0.523, 1.124, 3.506], [0.033, 0.958, 0.976]),
  baseline('poisoned', 'GTSRB', 'ViT-Small', [0, 0.153, 2.338], [0, 0.993, 2.655]),
  baseline('poisoned', 'GTSRB', 'ViT-Base', [0, 0.158, 2.414], [0.58, 0.595, 0.958]),
  GAUSSIAN_ALONE,
  row('gaussian', false, 'CNN', [0.415, 1.281, 4.931], [0.12, 1.036, 6.259]),
  row('gaussian', false, 'ViT-Small', [0.124, 1.116, 6.395], [0.378, 1.318, 7.503]),
  row('gaussian', false, 'ViT-Base', [0.238, 1.038, 6.395], [0.244, 1.422, 7.503]),
  GAUSSIAN,
  row('gaussian', true, 'CNN', [0.579, 1.281, 5.395], [0.171, 1.423, 6.816]),
  row('gaussian', true, 'ViT-Small', [0.413, 1.306, 6.449], [0.173, 1.446, 7.834]),
  row('gaussian', true, 'ViT-Base', [0.174, 1.365, 6.449], [0.521, 1.601, 7.834]),
  ALONE,
  COMPARED,
];

/**
 * Bound from 2,000 orthogonal canaries, all guessed, at a claimed ε of 1, if each guess is right with probability Φ(μ / sqrt(2)). That
 * is the accuracy where one logit with Gaussian noise decides.
 */
export const IDEALISED = 0.23;

export const printed = (bound: number): string => decimalText(bound, 3);

export function comparisonFound(): string {
  const at = ({ bounds: [few] }: PaperRow, claim: number) => printed(few[claim]);
  const [alone1, alone8, own1, own8] = [at(ALONE, 0), at(ALONE, 1), at(COMPARED, 0), at(COMPARED, 1)];
  const [loose1, loose8] = [at(GAUSSIAN_ALONE, 0), at(GAUSSIAN_ALONE, 1)];
  const [gaussian1, gaussian8] = [at(GAUSSIAN, 0), at(GAUSSIAN, 1)];
  return t`In Table IV the comparison raises what 2,000 orthogonal canaries show from ${alone1} to ${own1} at a claim of 1 and from ${alone8} to ${own8} at 8. Gaussian ones rise from ${loose1} to ${gaussian1} and from ${loose8} to ${gaussian8}.`;
}

export const imagesFound = (): string =>
  t`The largest bound at a claim of ε = 1 is ${{ most: printed(COMPARED.bounds[0][0]) }}, of 2,000 orthogonal canaries compared with themselves. Their game replaces a record, so the bound is of the substitute ε and contradicts no claim about add/remove.`;
