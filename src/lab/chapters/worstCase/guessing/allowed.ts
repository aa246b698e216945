// The share of guesses at even odds that each guarantee allows to be right, and how it is said of so many rounds. Pure.
import { decimalText } from '../../../../base/language/numbers';
import { roundTo } from '../../../../base/numerics/safeSide';
import { type mechanismOf, sameMechanism } from '../../../../scenario';
import { pageAudit, type ResultsSnapshot } from '../../../../work';
import { epsilonText } from '../../../notation/formatNumber';
import { type KnownValue, knownValues } from '../../../state/knownValues';

/** What is played, with Poisson batches. */
export type Played = ReturnType<typeof mechanismOf>;

/** Upper bounds on the share of right guesses at even odds, in [1/2, 1], that no attack exceeds on average; null while unknown. */
export interface Allowed {
  /** What the add/remove curve would allow, if it covered a substitution. */
  addRemove: number | null;
  substitute: number | null;
}

/**
 * What the page's attack has reported of its own setting, recorded or made in this tab, where that is `mechanism`; null where
 * no report has it. The floors of its test are certified lower bounds on the share of wrong guesses.
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
 * The most right guesses of `rounds` that a share allows on average, rounded up: 0.67264 of 10 as "6.8". As many decimals as
 * keep what is no certainty below all of them, and none where five do not.
 */
export function mostText(share: number, rounds: number): string {
  const most = share * rounds;
  const digits = [1, 2, 3, 4, 5].find((count) => share >= 1 || roundTo(most, count, 'up') < rounds) ?? 0;
  return decimalText(roundTo(most, digits, 'up'), digits);
}

/** Two ε as they are printed, rounded up; null while they are not known of this very mechanism. */
export interface PrintedEpsilons {
  addRemove: string;
  substitute: string;
}

const upper = ({ value, upper: end }: KnownValue): string => epsilonText(value ?? end, 'up');

export function printedOf(snapshot: ResultsSnapshot, mechanism: Played): PrintedEpsilons | null {
  const known = knownValues(snapshot);
  if (known === null || known.scenario.sampling !== 'poisson') return null;
  if (!sameMechanism(known.scenario, mechanism)) return null;
  const { addRemove, substitute } = known.at;
  return { addRemove: upper(addRemove), substitute: upper(substitute) };
}
