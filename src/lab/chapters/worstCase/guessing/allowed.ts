// The share of right guesses at even odds that each guarantee allows, and that share in words for a number of rounds. Pure.
import { decimalText } from '../../../../base/language/numbers';
import { roundTo } from '../../../../base/numerics/safeSide';
import { type mechanismOf, sameMechanism } from '../../../../scenario';
import { pageAudit, type ResultsSnapshot } from '../../../../work';
import { epsilonText } from '../../../notation/formatNumber';
import { type KnownValue, knownValues } from '../../../state/knownValues';

/** The mechanism that a game is about, with Poisson batches. */
export type Played = ReturnType<typeof mechanismOf>;

/** Upper bounds on an attack's average share of right guesses at even odds, in [1/2, 1]; each null as long as it is unknown. */
export interface Allowed {
  /** The share that the add/remove curve would allow if it covered a substitution. */
  addRemove: number | null;
  substitute: number | null;
}

/**
 * The limits in the reply of the page's attack, recorded or made in this tab; null if it is on another mechanism or has no
 * test of the curves. The floors of that test are certified lower bounds on the share of wrong guesses.
 */
export function allowedBy(snapshot: ResultsSnapshot, mechanism: Played): Allowed | null {
  const audit = pageAudit(snapshot);
  const test = audit?.reply?.curveTest ?? null;
  if (audit === null || test === null) return null;
  const { request } = audit;
  if (request.sampling !== undefined || !sameMechanism(request.mechanism, mechanism)) return null;
  return { addRemove: 1 - test.errorFloorAddRemove, substitute: 1 - test.errorFloorSubstitute };
}

/**
 * The most right guesses of `rounds` that a share allows on average, rounded up: 0.67264 of 10 as "6.8". It has the fewest
 * decimals that keep it below all rounds, and none if five do not, as for certainty.
 */
export function mostText(share: number, rounds: number): string {
  const most = share * rounds;
  const digits = [1, 2, 3, 4, 5].find((count) => roundTo(most, count, 'up') < rounds) ?? 0;
  return decimalText(roundTo(most, digits, 'up'), digits);
}

/** The two ε of one mechanism as they are printed, rounded up. */
export interface PrintedEpsilons {
  addRemove: string;
  substitute: string;
}

const upper = ({ value, upper: end }: KnownValue): string => epsilonText(value ?? end, 'up');

/** The printed ε of a mechanism with Poisson batches; null if the page's known values belong to another one. */
export function printedOf(snapshot: ResultsSnapshot, mechanism: Played): PrintedEpsilons | null {
  const known = knownValues(snapshot);
  if (known === null || known.scenario.sampling !== 'poisson') return null;
  if (!sameMechanism(known.scenario, mechanism)) return null;
  const { addRemove, substitute } = known.at;
  return { addRemove: upper(addRemove), substitute: upper(substitute) };
}
