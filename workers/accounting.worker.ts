// The accounting worker: exposes the core over comlink. No logic.
import { expose } from 'comlink';
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
} from '../src/accounting';
import { serveAccounting } from '../src/jobs/worker/accounting';

expose(
  serveAccounting({
    traceEpsilonCurves,
    epsilon,
    lastIterateEpsilon,
    bracketEpsilon,
    printedByLibraries,
    noiseMultiplierFor,
    samplingRateFor,
    stepsFor,
    batchSizeFor,
  }),
);
