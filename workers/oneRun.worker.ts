// The worker of chapter 5: exposes audits of one run over comlink. No logic.
import { expose } from 'comlink';
import { traceGuessCountChoice } from '../src/canaries/oneRun/guessCountChoice';
import { traceBoundByRuns } from '../src/canaries/S1/boundByRuns';
import { serveOneRun } from '../src/jobs/worker/oneRun';
import { openCell } from '../src/training/oneRun/openInBrowser';
import { openRun } from '../src/training/oneRun/watchInBrowser';

expose(serveOneRun({ openRun, openCell, traceGuessCountChoice, traceBoundByRuns }));
