// The parts that all Python scripts have: comments on where the script comes from, and the page's settings as variables.

import { dealtEpochs, type Scenario } from '../../../scenario';
import { type Provenance, provenanceLines } from '../../export/provenance';

export type PrivateTraining = Pick<
  Scenario,
  'samplingRate' | 'sampling' | 'noiseMultiplier' | 'steps' | 'delta' | 'clippingNorm'
>;

/**
 * The page's own ε, or for batches that are not Poisson batches the upper end of its bracket; null if it is not known yet, not verified or
 * not defined.
 */
export interface OurNumbers {
  addRemove: number | null;
  substitute: number | null;
}

export type Write = (training: PrivateTraining, ours: OurNumbers, provenance: Provenance) => string;

export const python = (value: number | null): string =>
  value === null ? 'None' : String(value).replace('e+', 'e');

const comments = (lines: readonly string[]): string => lines.map((line) => `# ${line}`).join('\n');

export const head = (provenance: Provenance, lines: readonly string[]): string =>
  comments([...provenanceLines(provenance), ...lines]);

export const DRAWN: Readonly<Record<Scenario['sampling'], string>> = {
  poisson: 'Poisson batches',
  'fixed-size': 'batches of fixed size, drawn anew from all records without replacement',
  'random-allocation': 'random allocation, each record in one step of every epoch, drawn anew',
};

const lengthOf = ({ samplingRate, sampling, noiseMultiplier, steps }: PrivateTraining): string[] => {
  if (sampling !== 'random-allocation') {
    return [`sampling_rate = ${python(samplingRate)}`, `steps = ${steps}`];
  }
  const dealt = dealtEpochs({ samplingRate, noiseMultiplier, steps });
  return [`steps_per_epoch = ${dealt.stepsPerEpoch}`, `epochs = ${dealt.epochs}`];
};

export const parameters = (training: PrivateTraining): string => {
  const { noiseMultiplier, delta } = training;
  const [first = '', second = ''] = lengthOf(training);
  return [
    first,
    '# over the clipping norm C, not over the 2C by which a replaced record moves a sum: substitute counts those itself',
    `noise_multiplier = ${python(noiseMultiplier)}`,
    second,
    `delta = ${python(delta)}`,
  ].join('\n');
};
