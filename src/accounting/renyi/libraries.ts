// The numbers that libraries print by Rényi accounting, from their default orders and conversions. They serve to recognise a
// reported number. Each is a valid add/remove epsilon of the mechanism, and larger than it need be. The exception is the number
// by the central limit theorem, which may be smaller than the true epsilon.
import { firstWhole } from '../../base/numerics/rootFinding';
import type { Sentence } from '../../base/sentences/sentence';
import { gdpEpsilon, MOST_MU } from '../closedForm/gaussianDp';
import { segmentsOf } from '../segments';
import { LIBRARY } from '../sentences';
import type { Run } from '../types';
import { renyiDivergences } from './renyiDivergence';

/** What a library prints for a run. */
export interface PrintedEpsilon {
  /** Name of the library and of its accountant: 'Opacus (RDP)'. */
  name: Sentence;
  epsilon: number;
  /** Whether the number is a bound on the run's epsilon; false for the approximation by the central limit theorem. */
  isBound: boolean;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const TENTHS = range(1, 100).map((tenths) => 1 + tenths / 10);

type Conversion = (divergence: number, order: number, delta: number) => number;

/** The conversion of Mironov 2017, proposition 3. */
const first: Conversion = (divergence, order, delta) => divergence - Math.log(delta) / (order - 1);

/** The conversion of Canonne, Kamath, Steinke 2020 and Asoodeh et al. 2020. */
const improved: Conversion = (divergence, order, delta) =>
  divergence + Math.log1p(-1 / order) - Math.log(delta * order) / (order - 1);

/** The improved conversion, but 0 where the divergence already bounds the total variation by delta, as a Kullback-Leibler divergence. */
const withKullbackLeibler: Conversion = (divergence, order, delta) =>
  delta * delta + Math.expm1(-divergence) >= 0 ? 0 : improved(divergence, order, delta);

const OLD_TENSORFLOW = [1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4, 4.5, ...range(5, 64), 128, 256, 512];
const OPACUS = [...TENTHS, ...range(12, 64)];
const DP_ACCOUNTING = [...TENTHS, ...range(11, 64), 128, 256, 512, 1024];

/**
 * Libraries with their orders and conversions, looked up in November 2026 in the libraries' own sources. Up to 0.14, whose
 * change log has the better conversion (#162), Opacus converted by Mironov's proposition (privacy_analysis.py at 14521d4).
 * Its examples had the orders that are its default now.
 */
const RENYI_LIBRARIES = [
  { name: LIBRARY.opacus, orders: OPACUS, convert: improved },
  { name: LIBRARY.opacusBefore, orders: OPACUS, convert: first },
  {
    name: LIBRARY.dpAccounting,
    orders: DP_ACCOUNTING,
    convert: withKullbackLeibler,
  },
  {
    name: LIBRARY.tensorflowBefore,
    orders: OLD_TENSORFLOW,
    convert: withKullbackLeibler,
  },
  { name: LIBRARY.tensorflowFirst, orders: OLD_TENSORFLOW, convert: first },
] as const satisfies readonly { name: Sentence; orders: readonly number[]; convert: Conversion }[];

/** Share by which the divergence of a lower order is reduced to bound that of a higher one. It is far more than rounding. */
const SLACK = 1e-6;
/** One in so many orders is tried first. */
const STRIDE = 8;

/** Divergences that are known so far, by order; divergences grow with the order. */
class KnownDivergences {
  readonly #orders: number[] = [];
  readonly #values: number[] = [];
  readonly #valueOf: (order: number) => number;

  constructor(work: (order: number) => number) {
    this.#valueOf = work;
  }

  #upTo(order: number): number {
    return firstWhole(-1, this.#orders.length, (i) => (this.#orders[i] as number) > order);
  }

  at(order: number): number {
    const place = this.#upTo(order);
    if (this.#orders[place - 1] === order) return this.#values[place - 1] as number;
    const value = this.#valueOf(order);
    this.#orders.splice(place, 0, order);
    this.#values.splice(place, 0, value);
    return value;
  }

  /** A cheap lower bound on the divergence at this order. */
  floorAt(order: number): number {
    const value = this.#values[this.#upTo(order) - 1] ?? 0;
    return Number.isFinite(value) ? (1 - SLACK) * value : 0;
  }
}

/** The least epsilon over the orders. A conversion grows with the divergence, so a lower bound on that rules out most orders. */
function leastOf(
  orders: readonly number[],
  convert: Conversion,
  known: KnownDivergences,
  delta: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  const look = (order: number) => {
    if (convert(known.floorAt(order), order, delta) < least)
      least = Math.min(least, convert(known.at(order), order, delta));
  };
  for (let i = 0; i < orders.length; i += STRIDE) look(orders[i] as number);
  orders.forEach(look);
  return least;
}

/**
 * mu = q sqrt(T (e^{1 / sigma^2} - 1)) of T Poisson batches at the rate q, as the central limit theorem has it (Bu, Dong, Long, Su,
 * "Deep Learning with Gaussian Differential Privacy", 2020, theorem 5; Opacus' accountants/analysis/gdp.py). It is no
 * bound: of a finite run the epsilon that is read off it lies mostly below the one that holds. Squares add up over
 * segments.
 */
export const centralLimitMu = (run: Run): number =>
  Math.sqrt(
    segmentsOf(run).reduce((sum, { samplingRate, noiseMultiplier, steps }) => {
      return sum + samplingRate ** 2 * steps * Math.expm1(noiseMultiplier ** -2);
    }, 0),
  );

/** Epsilon at delta, read off the Gaussian curve of the central limit; Infinity where mu is beyond it. */
function centralLimitEpsilon(run: Run, delta: number): number {
  const mu = centralLimitMu(run);
  return mu > MOST_MU ? Number.POSITIVE_INFINITY : gdpEpsilon(mu, delta);
}

/**
 * The numbers that each library would print for the run under add/remove, by Rényi divergences, which add up over steps, or
 * by the central limit theorem. The ranges are those of a mechanism, and delta lies in (0, 1).
 */
export function printedByLibraries(run: Run, delta: number): PrintedEpsilon[] {
  const segments = segmentsOf(run).map(({ samplingRate, noiseMultiplier, steps }) => ({
    steps,
    ofStep: renyiDivergences(samplingRate, noiseMultiplier),
  }));
  const known = new KnownDivergences((order) =>
    segments.reduce((sum, { steps, ofStep }) => sum + steps * ofStep(order), 0),
  );
  const byRenyi = RENYI_LIBRARIES.map(({ name, orders, convert }) => ({
    name,
    epsilon: Math.max(0, leastOf(orders, convert, known, delta)),
    isBound: true,
  }));
  const byCentralLimit = centralLimitEpsilon(run, delta);
  if (byCentralLimit === Number.POSITIVE_INFINITY) return byRenyi;
  return [...byRenyi, { name: LIBRARY.opacusGdp, epsilon: byCentralLimit, isBound: false }];
}
