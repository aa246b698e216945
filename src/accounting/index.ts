// Everything the rest of the app (or a practitioner who lifts this folder out) may use of accounting.
export { delta, epsilon, epsilonPerStep, privacyProfile, totalVariation } from './accountant';
export { bestSplitEpsilon } from './adjacencies/implied';
export {
  type DiscretePld,
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffFromDiscretePld,
} from './closedForm/discretePld';
export { advantageEpsilonDelta, tradeoffEpsilonDelta } from './closedForm/epsilonDelta';
export { gdpAdvantage, gdpDelta, gdpEpsilon, gdpMu, gdpTradeoff, logGdpDelta } from './closedForm/gaussianDp';
export {
  type Curve,
  type CurveAxis,
  type CurveQuery,
  type EpsilonCurves,
  epsilonCurves,
  traceEpsilonCurves,
} from './curves/epsilonCurves';
export { bracketDelta, bracketEpsilon, bracketGroupEpsilon } from './discretised/bracket';
export { checkDelta, checkMechanism, checkRelation, DOMAIN, RELATIONS } from './domain';
export {
  type ErrorRates,
  lastIterateDelta,
  lastIterateEpsilon,
  lastIterateRates,
  lastIterateTotalVariation,
} from './lastIterate/lastIterate';
export type { LastResort } from './pairGuarantee';
export { type CalibrationTarget, noiseMultiplierFor, samplingRateFor, stepsFor } from './solveParameter';
export { type TradeoffPoint, tradeoff } from './tradeoffCurve';
export type { Direction, Mechanism, Method, Relation, Verified } from './types';
