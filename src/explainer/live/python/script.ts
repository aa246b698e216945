// What every script has: where it comes from, and the page's numbers as Python.
import type { Scenario } from '../../../scenario';
import { type Provenance, provenanceLines } from '../../export/provenance';

export type PrivateTraining = Pick<
  Scenario,
  'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta' | 'clippingNorm'
>;

/** What this page says, to print beside; null where it is not known yet. */
export interface OurNumbers {
  addRemove: number | null;
  substitute: number | null;
}

export const python = (value: number | null): string =>
  value === null ? 'None' : String(value).replace('e+', 'e');

const comments = (lines: readonly string[]): string => lines.map((line) => `# ${line}`).join('\n');

/** The head of a script: provenance, then what to know before it runs. */
export const head = (provenance: Provenance, lines: readonly string[]): string =>
  comments([...provenanceLines(provenance), ...lines]);

export const parameters = ({ samplingRate, noiseMultiplier, steps, delta }: PrivateTraining): string =>
  [
    `sampling_rate = ${python(samplingRate)}`,
    '# over the clipping norm C, not over the 2C by which a replaced record moves a sum: substitute counts those itself',
    `noise_multiplier = ${python(noiseMultiplier)}`,
    `steps = ${steps}`,
    `delta = ${python(delta)}`,
  ].join('\n');
