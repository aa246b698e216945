// The accountant as the package offers it, `adjacency-lab/accounting`. Versions promise that these names and signatures stay
// (docs/api/accounting.txt). Other names of the folder behind them may change.
export {
  ADJACENCY_NAMES,
  type AnyMechanism,
  type AnyRun,
  bracketDelta,
  bracketEpsilon,
  delta,
  effectiveNoise,
  epsilon,
  gdpDelta,
  gdpEpsilon,
  gdpMu,
  type Mechanism,
  type Mu,
  mu,
  noiseMultiplierFor,
  runOfTraining,
  type StepSchedule,
  samplingRateFor,
  stepsFor,
  type Training,
  totalVariation,
  tradeoff,
  UnreachableTarget,
  type Verified,
} from '../accounting';
export type { AdjacencyName } from '../accounting/adjacencies/names';
export type { Run, Segments } from '../accounting/types';
export { InputError } from '../base/numerics/errors';
export { type AttackSuccess, type AttackSuccessRequest, attackSuccess } from '../report/attackSuccess';
export { type RegistryRecord, type RegistryRequest, registryRecord } from '../report/registryRecord';
export { report } from '../report/report';
export type { DescribedRun, ReportRequest, RunReport } from '../report/types';
export { type Guess, type GuessRequest, guess } from '../risk/guess';
