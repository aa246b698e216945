// The public interface of accounting, for the rest of the app and for another project that takes this folder. The rest of the app also
// imports a few files directly, which tools/lint lists.
export { boundsKnownBy, delta, epsilon, totalVariation } from './accountant';
export { bestSplitEpsilon } from './adjacencies/implied';
export { ADJACENCY_NAMES } from './adjacencies/names';
export { SAMPLING_NAMES, type SamplingName } from './adjacencies/samplings';
export { chosenSegments, chosenValue, wholeEpochs } from './chosenValue';
export {
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffFromDiscretePld,
} from './closedForm/discretePld';
export { advantageEpsilonDelta, tradeoffEpsilonDelta } from './closedForm/epsilonDelta';
export { gdpAdvantage, gdpDelta, gdpEpsilon, gdpMu, gdpTradeoff, logGdpDelta } from './closedForm/gaussianDp';
export { COMPUTED as CURVE_EPSILONS } from './curves/computed';
export { epsilonCurves, traceEpsilonCurves } from './curves/epsilonCurves';
export { traceProfiles } from './curves/profileCurves';
export { emptyRatioMap, traceRatioMap } from './curves/ratioMap';
export { type Bracket, bracketDelta, bracketEpsilon, bracketGroupEpsilon } from './discretised/bracket';
export { stepLoss } from './discretised/stepLaw';
export { checkDelta, checkMechanism, DOMAIN, FURTHER_RANGES, MOST_SCHEDULED } from './domain';
export type * from './goal';
export { groupEpsilonAtMost } from './groupPrivacy';
export { attackLaw } from './hiddenState/attackLaw';
export {
  hiddenStateEpsilon,
  hiddenStateRates,
  hiddenStateTotalVariation,
} from './hiddenState/hiddenState';
export { scoreLaw } from './hiddenState/scoreLaw';
export { keepingMuCurves } from './mu/curves';
export { MU_FLOOR, mu, muIfKnown } from './mu/mu';
export { PAIRS, type PairName } from './pairs';
export type { Plan } from './plan';
export { type PrintedEpsilon, printedByLibraries } from './renyi/libraries';
export { batchSizeFor } from './solveBatch';
export { solveGoal } from './solveGoal';
export { noiseMultiplierFor, samplingRateFor, stepsFor } from './solveParameter';
export { type SampledGoal, solveSampled } from './solveSampled';
export { solveSegments } from './solveSegments';
export { tradeoff } from './tradeoffCurve';
export type { StepSchedule } from './training/schedule';
export {
  effectiveNoise,
  type Further,
  runOfTraining,
  type Training,
  withFurther,
} from './training/training';
export type { AnyMechanism, AnyRun, Mechanism, Mu, Verified } from './types';
export { UnreachableTarget } from './unreachableTarget';
