// The accountant that the core is: what the worker, the recording of the start and the tests serve.
import {
  batchSizeFor,
  bracketEpsilon,
  epsilon,
  lastIterateEpsilon,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  traceEpsilonCurves,
} from '../../accounting';
import type { Accountant } from './accounting';

export const coreAccountant: Accountant = {
  traceEpsilonCurves,
  epsilon,
  lastIterateEpsilon,
  bracketEpsilon,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  batchSizeFor,
};
