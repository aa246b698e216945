// The whole guarantee of one adjacency, as bounds on its profile and on the power of tests: from the accountant for
// DP-SGD, in closed form for Gaussian DP.
import { delta } from '../accounting/accountant';
import { gdpDelta, gdpTradeoff } from '../accounting/closedForm/gaussianDp';
import { tradeoff } from '../accounting/tradeoffCurve';
import type { AnyRun, Bounds } from '../accounting/types';
import { requireNumber } from '../base/numerics/errors';
import type { RiskAdjacency } from './bound';
import type { RiskCurve } from './types';

/**
 * The curve that the accountant certifies for DP-SGD, one mechanism or several that compose. Throws InputError outside the
 * accounting domain.
 */
export function mechanismCurve(adjacency: RiskAdjacency, mechanism: AnyRun): RiskCurve {
  return {
    adjacency,
    delta: (epsilon, room) => delta(adjacency, mechanism, epsilon, room),
    power: (level) => tradeoff(adjacency, mechanism, [level])[0].power,
  };
}

/** Bound on the rounding of the closed forms. */
const ROUNDING = 1e-11;

/** The curve of mu-Gaussian DP, mu in [0, 1e5], InputError outside. A substitution and a removal have different mu. */
export function gdpCurve(adjacency: RiskAdjacency, mu: number): RiskCurve {
  requireNumber('mu', mu, { min: 0, max: 1e5 });
  const around = (value: number): Bounds => ({
    lower: value * (1 - ROUNDING),
    upper: Math.min(1, value * (1 + ROUNDING)),
  });
  return {
    adjacency,
    delta: (epsilon) => around(gdpDelta(mu, epsilon)),
    power: (level) => around(gdpTradeoff(mu, level).power),
  };
}
