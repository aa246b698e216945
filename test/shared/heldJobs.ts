// A results store over job clients that answer when the test tells them to. For tests with vitest's fake timers.
import { vi } from 'vitest';
import type { TrainingAuditReply, TrainingAuditRequest } from '../../src/audit/training/audit/types';
import { JobError } from '../../src/base/rpc/jobError';
import { changeScenario, DEFAULT_SCENARIO, type Scenario } from '../../src/scenario';
import type { AccountingClient, AskAccountant } from '../../src/work/client/accountingClient';
import type { TrainingClient } from '../../src/work/client/trainingClient';
import type {
  CalibrationReply,
  CalibrationRequest,
  MuReply,
  MuRequest,
  PointReply,
  PointRequest,
} from '../../src/work/queries/accountant';
import type { CurvesReply, CurvesRequest } from '../../src/work/queries/fastCurves';
import type { TableOf } from '../../src/work/queries/tables';
import type { AuditClient } from '../../src/work/store/auditQueue';
import { createResultsStore } from '../../src/work/store/resultsStore';
import type { InitialResults } from '../../src/work/store/snapshot';
import type { AuditReply, AuditRequest } from '../../src/work/worker/audit';
import { fakeCurves, fakeReport } from './fakeNumbers';

/** A call that the test answers when it chooses. */
export interface Held<Request, Reply> {
  request: Request;
  signal: AbortSignal;
  answer(reply: Reply): Promise<void>;
  fail(error: unknown): Promise<void>;
}

function hold<Request, Reply>(calls: Held<Request, Reply>[]) {
  return (signal: AbortSignal, request: Request) =>
    new Promise<Reply>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new JobError('aborted', 'called off')));
      const settled = async (act: () => void) => {
        act();
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({
        request,
        signal,
        answer: (reply) => settled(() => resolve(reply)),
        fail: (error) => settled(() => reject(error)),
      });
    });
}

type HeldQueries = Partial<Record<keyof TableOf<'accountant'>, unknown[]>>;

const holdQueries =
  (calls: HeldQueries): AskAccountant =>
  (name, signal, request) =>
    hold((calls[name] ?? []) as Held<unknown, never>[])(signal, request);

/** A call of an audit's worker, which the test answers, and whose progress it tells. */
type HeldAudit = Held<AuditRequest, AuditReply> & { tell: Parameters<AuditClient['run']>[2] };

/** A client for audits. It puts its calls into `calls`. */
function holdAudits(calls: HeldAudit[], on: Pick<AuditClient, 'restart' | 'close'>): AuditClient {
  const held: Held<AuditRequest, AuditReply>[] = [];
  const run = hold(held);
  return {
    ...on,
    run: (signal, request, tell) => {
      const promise = run(signal, request);
      calls.push({ ...held[held.length - 1], tell });
      return promise;
    },
  };
}

/** @param withRow whether the store has a client for the audits along the axis, whose calls are in `rows` */
export function storeWithHeldJobs(initialResults: InitialResults | null = null, withRow = false) {
  const curves: Held<CurvesRequest, CurvesReply>[] = [];
  const points: Held<PointRequest, PointReply>[] = [];
  const mus: Held<MuRequest, MuReply>[] = [];
  const sides: Held<CurvesRequest, CurvesReply>[] = [];
  const sidePoints: Held<PointRequest, PointReply>[] = [];
  const calibrations: Held<CalibrationRequest, CalibrationReply>[] = [];
  const audits: HeldAudit[] = [];
  const rows: HeldAudit[] = [];
  const trainings: (Held<TrainingAuditRequest, TrainingAuditReply> & {
    tell: Parameters<TrainingClient['run']>[2];
  })[] = [];
  const restarts = { accounting: 0, audit: 0, training: 0 };
  const closed: string[] = [];
  const accounting: AccountingClient = {
    own: holdQueries({ curves, point: points, muCurves: mus, calibrate: calibrations }),
    side: holdQueries({ curves: sides, point: sidePoints, calibrate: calibrations }),
    restart: () => restarts.accounting++,
    close: () => closed.push('accounting'),
  };
  const audit = holdAudits(audits, {
    restart: () => restarts.audit++,
    close: () => closed.push('audit'),
  });
  const auditRow = withRow ? holdAudits(rows, { restart: () => {}, close: () => {} }) : null;
  const heldTrainings: Held<TrainingAuditRequest, TrainingAuditReply>[] = [];
  const runTraining = hold(heldTrainings);
  const training: TrainingClient = {
    run: (signal, request, tell) => {
      const promise = runTraining(signal, request);
      trainings.push({ ...heldTrainings[heldTrainings.length - 1], tell });
      return promise;
    },
    restart: () => restarts.training++,
    close: () => closed.push('training'),
  };
  const store = createResultsStore({ accounting, audit, auditRow, training, initialResults });
  return {
    store,
    curves,
    points,
    mus,
    sides,
    sidePoints,
    calibrations,
    audits,
    rows,
    trainings,
    restarts,
    closed,
  };
}

export const curvesReply = fakeCurves;
export const auditReply = (request: AuditRequest, runs = request.runs): AuditReply => ({
  ...fakeReport(request, runs),
  elapsed: 1,
});
export const progress = (request: AuditRequest, runs: number) => ({
  done: runs,
  total: request.runs,
  rate: 1,
  secondsLeft: 1,
  partial: auditReply(request, runs),
});
export const withSigma = (noiseMultiplier: number): Scenario =>
  changeScenario(DEFAULT_SCENARIO, { noiseMultiplier, axis: 'steps' });
