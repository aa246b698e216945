// Everything the rest of the app (or a practitioner who lifts this folder out) may use of accounting.
export { delta, epsilon, epsilonPerStep, privacyProfile, totalVariation } from './accountant';
export { bracketDelta, bracketEpsilon, bracketGroupEpsilon } from './bracket';
export { type CalibrationTarget, noiseMultiplierFor, samplingRateFor, stepsFor } from './calibration';
export {
  type Curve,
  type CurveAxis,
  type CurveQuery,
  type EpsilonCurves,
  epsilonCurves,
  traceEpsilonCurves,
} from './curves';
export type { LastResort } from './directions';
export {
  type DiscretePld,
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffFromDiscretePld,
} from './discretePld';
export { checkDelta, checkMechanism, checkRelation, DOMAIN, RELATIONS } from './domain';
export { advantageEpsilonDelta, tradeoffEpsilonDelta } from './epsilonDelta';
export { gdpAdvantage, gdpDelta, gdpEpsilon, gdpMu, gdpTradeoff, logGdpDelta } from './gaussianDp';
export {
  type ErrorRates,
  hiddenStateDelta,
  hiddenStateEpsilon,
  hiddenStateRates,
  hiddenStateTotalVariation,
} from './hiddenState';
export { bestSplitEpsilon } from './implied';
export { type TradeoffPoint, tradeoff } from './tradeoff';
export type { Direction, Mechanism, Method, Relation, Verified } from './types';
