// What "UniAud" reports of its own canaries in Table IV: lower bounds at 95% confidence and δ = 1e-5, as printed.
// Data.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';

/** Infinite: trained without noise. */
export const PAPER_CLAIMS = [1, 8, Number.POSITIVE_INFINITY] as const;

export interface PaperRow {
  canaries: 'gaussian' | 'orthogonal';
  /** With themselves under another label. */
  compared: boolean;
  network: 'relu' | 'CNN' | 'ViT-Small' | 'ViT-Base';
  /** By claim, for 2,000 and for 10,000 canaries. */
  bounds: readonly [few: readonly number[], many: readonly number[]];
}

const row = (
  canaries: PaperRow['canaries'],
  compared: boolean,
  network: PaperRow['network'],
  ...bounds: PaperRow['bounds']
): PaperRow => ({ canaries, compared, network, bounds });

const GAUSSIAN_ALONE = row('gaussian', false, 'relu', [0.322, 2.362, 6.395], [0.207, 2.096, 7.816]);
const GAUSSIAN = row('gaussian', true, 'relu', [0.62, 2.707, 6.449], [0.771, 3.78, 7.829]);
const ALONE = row('orthogonal', false, 'relu', [0.447, 3.032, 6.395], [0.501, 3.191, 7.503]);
const COMPARED = row('orthogonal', true, 'relu', [1.089, 3.059, 6.449], [0.623, 3.27, 7.834]);

export const PAPER_ROWS: readonly PaperRow[] = [
  GAUSSIAN_ALONE,
  GAUSSIAN,
  ALONE,
  COMPARED,
  row('gaussian', true, 'CNN', [0.579, 1.281, 5.395], [0.171, 1.423, 6.816]),
  row('gaussian', true, 'ViT-Small', [0.413, 1.306, 6.449], [0.173, 1.446, 7.834]),
  row('gaussian', true, 'ViT-Base', [0.174, 1.365, 6.449], [0.521, 1.601, 7.834]),
];

/** Of 2,000 orthogonal canaries, all guessed, at a claim of 1 (the accuracy Phi(mu / sqrt 2) of one logit's Gaussian noise). */
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
