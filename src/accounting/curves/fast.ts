// The functions that compute the curves which are drawn first. They do without the certificate (../discretised), so that a page has little
// to load before its first number.
import { boundedGroupEpsilon } from '../adjacencies/fastGroup';
import { boundedPairEpsilon, largerEpsilon } from '../fastGuarantee';
import { PAIRS } from '../pairs';
import type { CurveEpsilons } from './curveNodes';
import type { CurveQuery } from './types';

export const FAST = {
  addRemove: (mechanism, delta) =>
    largerEpsilon((pair) => boundedPairEpsilon(pair, mechanism, delta), mechanism, delta),
  group: boundedGroupEpsilon,
  substitute: (mechanism, delta) => boundedPairEpsilon(PAIRS.substitute, mechanism, delta),
} satisfies CurveEpsilons;

/** Whether {@link FAST} has all that the query asks. */
export const isFast = ({ lastResort, names }: Pick<CurveQuery, 'lastResort' | 'names'>): boolean =>
  lastResort === 'bounds' && names !== undefined && names.every((name) => name in FAST);
