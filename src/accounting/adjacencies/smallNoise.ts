// Bounds for Poisson batches under noise below 0.2 C, where C is the clipping norm. The other methods end there. Such noise hides hardly
// anything but whether a record was drawn. Both bounds on epsilon or delta are certain, and no value between them is given. A run takes T
// steps under the noise multiplier sigma, of which N draw the record.
//
// The upper bound: whoever knows in which N steps the record was drawn sees a Gaussian release that moves sqrt(N) times as
// far, and the hockey-stick divergence is jointly convex. For segment i let K_i be the smallest count with Prob[N_i > K_i] at most
// its share of a small probability `rare`; then delta(epsilon) is at most the sum of `rare` and the Gaussian's delta for
// mu^2 = sum K_i (m_i / sigma_i)^2, where a step moves by m_i C. A replaced record moves a step twice as far where batches are not
// cut; but it is also removed and then added, and the loss of addition has a ceiling.
//
// The lower bound, derived here: let K be a count, and s and h distances in units of C; the code tries several. For removal, let A be the
// event that some K of the T steps add up to more than s. With the record, at least K steps have it with probability Prob[N >= K], and
// then their sum is normal with mean K and variance K sigma^2, in units of C. Without it any K steps add up to a sum of mean 0 and that
// variance, and there are (T choose K) sets of K steps. The same A serves for a replaced record, where the other record pulls to the left.
// There A also asks that no step lies below -h. With the record this is nearly certain; with the other one it happens only if none of the
// T - K remaining steps moves far to the left. For addition, A is the event that all steps lie below h, which is likely if no step has the
// record.
import { binomialLogMass, binomialUpperTail } from '../../base/numerics/binomial';
import { logNormalCdf, logNormalTail, normalCdf, normalTail } from '../../base/numerics/normal';
import { firstWhole } from '../../base/numerics/rootFinding';
import { Defect } from '../../base/sentences/defect';
import { gdpDelta, gdpEpsilon, MOST_MU } from '../closedForm/gaussianDp';
import { joinedRate } from '../discretised/cutStep';
import { DOMAIN } from '../domain';
import { isCut, isOfPeople, isOfPoisson, segmentsOf } from '../segments';
import type { AnyMechanism, AnyRun, Bounds } from '../types';
import type { AdjacencyName } from './names';

/** Whether a segment of Poisson batches, at a rate below 1, has less noise than the other methods take. */
export const hasSmallNoise = (run: AnyRun): boolean =>
  segmentsOf(run).some(
    (segment) =>
      isOfPoisson(segment) &&
      segment.samplingRate < 1 &&
      segment.noiseMultiplier < DOMAIN.noiseMultiplier.min,
  );

interface Part {
  steps: number;
  /** The probability that a step draws the record, or any of a person's records. */
  rate: number;
  /** The rate at which one record alone joins a batch: below `rate` where batches are cut or a person has several records. */
  leastRate: number;
  noise: number;
  /** How far a step moves at most by the record, in units of C. */
  moved: number;
  /** How far a step moves at most where the record is replaced, in units of C. */
  exchanged: number;
  /** ln of the probability that a step draws none of a person's records. The ceiling of addition is a sum of these, negated. */
  logAbsent: number;
}

function partOf(segment: AnyMechanism): Part {
  if (!isOfPoisson(segment)) throw new Defect(`Batches of ${segment.sampling} have no small noise.`);
  const { samplingRate: q, noiseMultiplier: noise, steps } = segment;
  const k = isOfPeople(segment) ? segment.recordsPerPerson : 1;
  const logAbsent = k * Math.log1p(-q);
  const rate = -Math.expm1(logAbsent);
  if (isCut(segment))
    return { steps, rate, leastRate: joinedRate(segment), noise, moved: 2, exchanged: 2, logAbsent };
  return { steps, rate, leastRate: q, noise, moved: k, exchanged: 2 * k, logAbsent };
}

/** The smallest count that the number of steps with the record exceeds with a probability of at most `rare`. */
const countBut = ({ steps, rate }: Part, rare: number): number =>
  rate === 1 ? steps : firstWhole(-1, steps, (count) => binomialUpperTail(count + 1, steps, rate) <= rare);

function muBut(parts: readonly Part[], rare: number, how: 'moved' | 'exchanged'): number {
  const square = parts.reduce((sum, part) => {
    return sum + countBut(part, rare / parts.length) * (part[how] / part.noise) ** 2;
  }, 0);
  return Math.sqrt(square) * (1 + 1e-12);
}

function gaussianEpsilon(parts: readonly Part[], delta: number, how: 'moved' | 'exchanged'): number {
  const mu = muBut(parts, 0.5 * delta, how);
  return mu > MOST_MU ? Number.POSITIVE_INFINITY : gdpEpsilon(mu, 0.5 * delta) * (1 + 1e-9);
}

/** Exponent of ten of the smallest `rare` that is tried. */
const LEAST_POWER = -20;

function gaussianDelta(parts: readonly Part[], epsilon: number, how: 'moved' | 'exchanged'): number {
  let least = 1;
  for (let power = -1; power >= LEAST_POWER; power--) {
    const rare = 10 ** power;
    const mu = muBut(parts, rare, how);
    if (mu <= MOST_MU) least = Math.min(least, rare + gdpDelta(mu, epsilon) * (1 + 1e-9));
  }
  return least;
}

const ceilingOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { steps, logAbsent }) => sum - steps * logAbsent, 0) * (1 + 1e-12);

function mostEpsilon(name: AdjacencyName, parts: readonly Part[], delta: number): number {
  const moved = () => gaussianEpsilon(parts, delta, 'moved');
  switch (name) {
    case 'add':
      return Math.min(moved(), ceilingOf(parts));
    case 'remove':
    case 'add-remove':
    case 'zero-out':
      return moved();
    case 'substitute':
      return Math.min(gaussianEpsilon(parts, delta, 'exchanged'), moved() + ceilingOf(parts));
    case 'implied':
      return moved() + ceilingOf(parts);
    case 'group':
      return Number.POSITIVE_INFINITY;
  }
}

function mostDelta(name: AdjacencyName, parts: readonly Part[], epsilon: number): number {
  const moved = (at: number) => (at < 0 ? 1 : gaussianDelta(parts, at, 'moved'));
  const ceiling = ceilingOf(parts);
  switch (name) {
    case 'add':
      return epsilon >= ceiling ? 0 : moved(epsilon);
    case 'remove':
    case 'add-remove':
    case 'zero-out':
      return moved(epsilon);
    case 'substitute':
      return Math.min(gaussianDelta(parts, epsilon, 'exchanged'), moved(epsilon - ceiling));
    case 'implied':
      return moved(epsilon - ceiling);
    case 'group':
      return 1;
  }
}

/**
 * The event A of the head of this file: a lower bound on its probability under P, and an upper bound on the logarithm of that under Q.
 * P is the run with the record for removal and substitution, and the run without it for addition. Q is the other one.
 */
interface Event {
  underP: number;
  logUnderQ: number;
}

/** Distances of s below the mean of the sum of K steps, in standard deviations of that sum. */
const SLACKS = [0.5, 1, 2, 3, 4];
/** The values of h, as in the head of this file, that are tried. */
const BOUNDARIES = [0.5, 0.6, 0.7, 0.8];
const LOG_ROUNDING = 1e-9;

function* removalEvents(part: Part, count: number, replaced: boolean): Generator<Event> {
  const { steps, leastRate: rate, noise } = part;
  if (count < 1) return;
  const drawn = rate === 1 ? 1 : binomialUpperTail(count, steps, rate);
  // ln of (T choose K), from a binomial's mass
  const logChoices = binomialLogMass(steps, 0.5)(count) + steps * Math.LN2;
  for (const slack of SLACKS) {
    const apart = Math.sqrt(count) / noise - slack;
    if (apart <= 0) continue;
    const logTail = logChoices + logNormalTail(apart) * (1 - LOG_ROUNDING) + LOG_ROUNDING * steps;
    const whole = { underP: drawn * normalCdf(slack) * (1 - LOG_ROUNDING), logUnderQ: Math.min(0, logTail) };
    yield whole;
    if (!replaced) continue;
    for (const boundary of BOUNDARIES) {
      const below = rate * normalCdf((1 - boundary) / noise) * (1 - LOG_ROUNDING);
      yield {
        underP: whole.underP - steps * normalTail(boundary / noise) * (1 + LOG_ROUNDING),
        logUnderQ: Math.min(0, logTail + (steps - count) * Math.log1p(-below)),
      };
    }
  }
}

function* additionEvents({ steps, leastRate: rate, noise }: Part): Generator<Event> {
  for (const boundary of BOUNDARIES) {
    const inStep = logNormalCdf(boundary / noise);
    const absent = Math.exp(inStep);
    const below = absent - rate * (absent - normalCdf((boundary - 1) / noise));
    yield {
      underP: Math.exp(steps * inStep) * (1 - LOG_ROUNDING),
      logUnderQ: steps * Math.log(below) + LOG_ROUNDING * steps,
    };
  }
}

const REPLACING: readonly AdjacencyName[] = ['substitute', 'implied', 'group'];

/**
 * Events by which the two data sets can be told apart. For each of `levels`, K is the smallest count that N, the number of steps with
 * the record, exceeds with at most that probability.
 */
function* events(name: AdjacencyName, part: Part, levels: readonly number[]): Generator<Event> {
  if (name === 'add') {
    yield* additionEvents(part);
    return;
  }
  const { steps, leastRate: rate } = part;
  for (const level of levels) {
    const count = countBut({ ...part, rate }, level);
    yield* removalEvents(part, Math.min(steps, count), REPLACING.includes(name));
  }
}

/** The most parts that are looked at by themselves: a run is no more private than a part of it. */
const MOST_PARTS = 100;

const partsOf = (run: AnyRun): Part[] => segmentsOf(run).map(partOf);

/** Bounds on epsilon at delta in (0, 0.5]; the upper one may be Infinity. All batches of `run` are Poisson's. */
export function smallNoiseEpsilon(name: AdjacencyName, run: AnyRun, delta: number): Bounds {
  const parts = partsOf(run);
  let lower = 0;
  for (const part of parts.slice(0, MOST_PARTS)) {
    for (const { underP, logUnderQ } of events(name, part, [2 * delta, 10 * delta, 0.3])) {
      if (underP > delta) lower = Math.max(lower, Math.log(underP - delta) - logUnderQ);
    }
  }
  const upper = mostEpsilon(name, parts, delta);
  return { lower: Math.min(lower, upper), upper };
}

/** The probabilities, from 0.5 down, that are tried as `levels` of {@link events} for a bound on delta. */
const LEVELS = Array.from({ length: 16 }, (_, i) => 10 ** -i * 0.5);

/** Bounds on delta at epsilon >= 0. */
export function smallNoiseDelta(name: AdjacencyName, run: AnyRun, epsilon: number): Bounds {
  const parts = partsOf(run);
  let lower = 0;
  for (const part of parts.slice(0, MOST_PARTS)) {
    for (const { underP, logUnderQ } of events(name, part, LEVELS))
      lower = Math.max(lower, underP - Math.exp(epsilon + logUnderQ));
  }
  const upper = Math.min(1, mostDelta(name, parts, epsilon));
  return { lower: Math.min(lower, upper), upper };
}
