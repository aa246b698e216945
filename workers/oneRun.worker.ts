// The worker of chapter 5: exposes audits of one run over comlink. No logic.
import { expose } from 'comlink';
import { traceBoundByRuns } from '../src/audit/canaries/S1/boundByRuns';
import { traceGuessCountChoice } from '../src/oneRun/canaries/guessCountChoice';
import { openCell } from '../src/oneRun/training/openInBrowser';
import { openRun } from '../src/oneRun/training/watchInBrowser';
import { oneRunQueries } from '../src/work/worker/oneRun';
import { serveQueries } from '../src/work/worker/serve';

expose(serveQueries(oneRunQueries({ openRun, openCell, traceGuessCountChoice, traceBoundByRuns })));
