// The accountant as the package offers it, `adjacency-lab/accounting`. Versions promise that these names and signatures stay
// (docs/api/accounting.txt); what else the folder behind them has may change.
export {
  ADJACENCY_NAMES,
  type AdjacencyName,
  type AnyMechanism,
  type AnyRun,
  bracketDelta,
  bracketEpsilon,
  delta,
  epsilon,
  gdpDelta,
  gdpEpsilon,
  gdpMu,
  type Mechanism,
  type Mu,
  mu,
  noiseMultiplierFor,
  type Run,
  type Segments,
  samplingRateFor,
  stepsFor,
  totalVariation,
  tradeoff,
  UnreachableTarget,
  type Verified,
} from '../accounting';
export { InputError } from '../numerics/errors';
