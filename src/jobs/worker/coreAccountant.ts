// The accountant that the core is: what the worker, the recording of the start and the tests serve.
import {
  batchSizeFor,
  bracketEpsilon,
  epsilon,
  lastIterateEpsilon,
  noiseMultiplierFor,
  printedByLibraries,
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
  printedByLibraries,
  noiseMultiplierFor,
  samplingRateFor,
  stepsFor,
  batchSizeFor,
};
