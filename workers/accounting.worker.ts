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
  traceEpsilonCurves,
} from '../src/accounting';
import { hasSpareCore } from '../src/jobs/spareCore';
import { serveAccounting } from '../src/jobs/worker/accounting';
import { REST, Rehearsal } from '../src/jobs/worker/rehearsal';

expose(
  serveAccounting(
    {
      traceEpsilonCurves: keepingCurves(),
      epsilon,
      lastIterateEpsilon,
      bracketEpsilon,
      printedByLibraries,
      noiseMultiplierFor,
      samplingRateFor,
      stepsFor,
      batchSizeFor,
    },
    new Rehearsal(traceEpsilonCurves, hasSpareCore() ? REST.withSpareCore : REST.without),
  ),
);
