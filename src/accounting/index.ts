// The door of accounting: all that the rest of the app (or a practitioner who lifts this folder out) may use of it.
export { delta, epsilon, totalVariation } from './accountant';
export { ADJACENCY_NAMES, type AdjacencyName } from './adjacencies';
export { bestSplitEpsilon } from './adjacencies/implied';
export {
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffFromDiscretePld,
} from './closedForm/discretePld';
export { advantageEpsilonDelta, tradeoffEpsilonDelta } from './closedForm/epsilonDelta';
export { gdpAdvantage, gdpDelta, gdpEpsilon, gdpMu, gdpTradeoff, logGdpDelta } from './closedForm/gaussianDp';
export {
  type CurveAxis,
  epsilonCurves,
  traceEpsilonCurves,
} from './curves/epsilonCurves';
export { type ProfileCurves, type ProfileQuery, traceProfiles } from './curves/profileCurves';
export { emptyRatioMap, type RatioMap, type RatioMapQuery, traceRatioMap } from './curves/ratioMap';
export { type Bracket, bracketDelta, bracketEpsilon, bracketGroupEpsilon } from './discretised/bracket';
export { stepLoss } from './discretised/stepLaw';
export { checkDelta, checkMechanism, DOMAIN } from './domain';
export {
  lastIterateEpsilon,
  lastIterateRates,
  lastIterateTotalVariation,
} from './lastIterate/lastIterate';
export { type ScoreLaw, scoreLaw } from './lastIterate/scoreLaw';
export { PAIRS, type PairName } from './pairs';
export { noiseMultiplierFor, samplingRateFor, stepsFor } from './solveParameter';
export { type TradeoffPoint, tradeoff } from './tradeoffCurve';
export type { LastResort, Mechanism, Verified } from './types';
