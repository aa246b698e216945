// The accounting worker: exposes the core over comlink. No logic.
import { expose } from 'comlink';
import {
  batchSizeFor,
  bracketEpsilon,
  epsilon,
  keepingCurves,
  lastIterateEpsilon,
  noiseMultiplierFor,
  printedByLibraries,
  samplingRateFor,
  stepsFor,
} from '../src/accounting';
import { serveAccounting } from '../src/jobs/worker/accounting';

expose(
  serveAccounting({
    traceEpsilonCurves: keepingCurves(),
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
