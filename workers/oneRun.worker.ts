// The worker of chapter 5: exposes audits of one run over comlink. No logic.
import { expose } from 'comlink';
import { traceGuessCountChoice } from '../src/addons/oneRun/canaries/guessCountChoice';
import { openCell } from '../src/addons/oneRun/training/openInBrowser';
import { openRun } from '../src/addons/oneRun/training/watchInBrowser';
import { traceBoundByRuns } from '../src/audit/canaries/S1/boundByRuns';
import { oneRunQueries } from '../src/lab/jobs/worker/oneRun';
import { serveQueries } from '../src/lab/jobs/worker/serve';

expose(serveQueries(oneRunQueries({ openRun, openCell, traceGuessCountChoice, traceBoundByRuns })));
