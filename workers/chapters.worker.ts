// The chapters' worker: exposes the core over comlink. No logic.
import { expose } from 'comlink';
import { emptyRatioMap, traceProfiles, traceRatioMap, tradeoff } from '../src/accounting';
import { sortScores } from '../src/auditing/scores/roc';
import { readThreshold } from '../src/auditing/thresholdReading';
import { traceCrowdAudit } from '../src/canaries/crowd/crowdAudit';
import { sampleScores } from '../src/canaries/S1/scoreSample';
import { traceStoppingChoice } from '../src/canaries/S1/stoppingChoice';
import { traceThresholdChoice } from '../src/canaries/S1/thresholdChoice';
import { serveChapters } from '../src/jobs/worker/chapters';
import { substituteGuess } from '../src/risk/wholeCurveGuess';

expose(
  serveChapters({
    traceProfiles,
    tradeoff,
    traceRatioMap,
    emptyRatioMap,
    sampleScores,
    sortScores,
    readThreshold,
    traceThresholdChoice,
    traceCrowdAudit,
    traceStoppingChoice,
    substituteGuess,
  }),
);
