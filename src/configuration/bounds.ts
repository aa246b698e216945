// What holds of a run whose batches are not Poisson batches: bounds by this accountant for another run that is no better, each with its
// condition. The one place that an accountant of another way to draw batches has to enter. Pure.
import { SOURCES, type Source } from './tools';

/** What an accountant is asked about. */
export interface Mechanism {
  samplingRate: number;
  noiseMultiplier: number;
  steps: number;
}

/** One number of a bound. */
interface BoundOf {
  /** What the neighbours differ in. */
  adjacency: 'zero-out' | 'add-remove' | 'substitute';
  /** Under which the bound's mechanism has this number, an upper bound. */
  relation: 'zero-out' | 'add-remove' | 'substitute';
  /** Under which it has an ε that some data attain, so that no bound of this kind can be below it; null where none is known. */
  attained: 'add-remove' | null;
}

export interface Bound {
  id: 'once-per-epoch' | 'fixed-size';
  /** A condition: 'If each record joins one batch of an epoch'. */
  title: string;
  text: string;
  mechanism: Mechanism;
  bounds: readonly BoundOf[];
  sources: readonly Source[];
}

const ONCE: readonly BoundOf[] = [
  { adjacency: 'zero-out', relation: 'zero-out', attained: null },
  { adjacency: 'substitute', relation: 'substitute', attained: null },
];

function oncePerEpoch({ noiseMultiplier, samplingRate, steps }: Mechanism, epochs: number | null): Bound {
  const passes = Math.max(1, Math.ceil((epochs ?? steps * samplingRate) - 1e-6));
  return {
    id: 'once-per-epoch',
    title:
      'If each record joins exactly one batch of an epoch, and the batches are cut without looking at the records',
    text: `Then an epoch shows a record once, under all of the noise, so that the run is the composition of ${passes} Gaussian mechanisms without amplification. It holds under any order, even one that the attacker knows. The sum moves by C where a record is zeroed out and its place stays empty, and by 2C where another takes its place. Where leaving a record out moves the others into other batches, nothing is said.`,
    mechanism: { samplingRate: 1, noiseMultiplier, steps: passes },
    bounds: ONCE,
    sources: [SOURCES.tensorflowStatement, SOURCES.shuffling],
  };
}

function fixedSize({ samplingRate, noiseMultiplier, steps }: Mechanism): Bound {
  return {
    id: 'fixed-size',
    title: 'If every batch is drawn anew from all records, all of one size, without replacement',
    text: 'A batch holds either the exchanged record or another in its place, so that sums may move by 2C (Balle, Barthe, Gaboardi, theorem 9). One step is no worse than a Poisson step of the same rate with half the noise under substitution, and T of them are no worse than T of those. It is certified and not tight. Nothing is said of add/remove, which changes the number of records and with it every batch.',
    mechanism: { samplingRate, noiseMultiplier: noiseMultiplier / 2, steps },
    bounds: [{ adjacency: 'substitute', relation: 'substitute', attained: 'add-remove' }],
    sources: [SOURCES.couplings],
  };
}

/** What holds with this answer to how batches are drawn, of a run that is known but for that. */
export function boundsFor(sampling: string, mechanism: Mechanism, epochs: number | null): Bound[] {
  switch (sampling) {
    case 'fixed-size':
      return [fixedSize(mechanism)];
    case 'random-allocation':
    case 'shuffled':
      return [oncePerEpoch(mechanism, epochs)];
    case 'unsure':
      return [oncePerEpoch(mechanism, epochs), fixedSize(mechanism)];
    default:
      return [];
  }
}
