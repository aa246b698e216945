// The store of the page's results. It is given the scenario, asks the workers, and publishes snapshots of what is known,
// as React's useSyncExternalStore asks for it.
import { CURVES } from '../../accounting/curves/registry';
import type { Verified } from '../../accounting/types';
import { axisWindow, drawsMu, homeWindow, type Scenario, sameScenario, withPoisson } from '../../scenario';
import type { AccountingClient, AskAccountant } from '../client/accountingClient';
import type { NameOf } from '../client/bridge';
import { nextFrame } from '../client/frameThrottle';
import { LatestRequest, type LatestRequestOptions } from '../client/latestRequest';
import { Listeners } from '../client/listeners';
import type { TrainingClient } from '../client/trainingClient';
import { WITH_MOVE } from '../client/withMove';
import type * as ACCOUNTANT from '../queries/accountant';
import type { NoiseRequest } from '../queries/accountant';
import type { CurvesReply, CurvesRequest } from '../queries/fastCurves';
import type { ReplyOf, RequestOf } from '../queries/query';
import {
  accountantKey,
  auditRequest,
  curvesRequest,
  figureCurves,
  muRequest,
  pointRequest,
  stepCurvesRequest,
} from '../requests';
import { type AuditClient, AuditQueue } from './auditQueue';
import { AuditRow } from './auditRow';
import { type FetchRecording, RecordingStore } from './recordingStore';
import type { InitialResults, ResultsSnapshot } from './snapshot';
import { TrainingStore } from './trainingStore';

export interface ResultsStoreOptions {
  accounting: AccountingClient;
  audit: AuditClient;
  /** The client for the attack along the axis; null if there is none. */
  auditRow?: AuditClient | null;
  training: TrainingClient;
  /** Fetches recordings; if it is left out there are none. */
  recordings?: FetchRecording;
  initialResults?: InitialResults | null;
}

/**
 * Milliseconds without a change before a request is made: for the certified point, for mu that no figure draws, for an
 * audit, and for the audits along the axis at the page's start.
 */
const QUERY_DELAYS = { point: 120, mu: 400, audit: 250, start: 1500 };

/**
 * Milliseconds without a change before the audits along the axis begin: twice the time between the last two changes, within these
 * limits. So they begin soon after a hand that moves quickly, and not between the moves of a drag on a slow machine.
 */
const ROW_DELAY = { least: 80, most: 300 };

/** Milliseconds after which a change belongs to no earlier one. */
const ALONE = 1000;

const rowDelay = (since: number): number =>
  since > ALONE ? ROW_DELAY.least : Math.min(ROW_DELAY.most, Math.max(ROW_DELAY.least, 2 * since));

/** Milliseconds that a request of the figure may take once a newer one has overtaken it. */
const PATIENCE = 250;

/** The same for mu, some values of which take long to certify: if they were cancelled sooner, a drag would show none. */
const MU_PATIENCE = 1000;

export type ResultsStore = ReturnType<typeof createResultsStore>;

export function createResultsStore({
  accounting,
  audit,
  auditRow = null,
  training,
  recordings = async () => null,
  initialResults = null,
}: ResultsStoreOptions) {
  let scenario: Scenario | null = null;
  let window: ResultsSnapshot['window'] = null;
  /** The window that the reader began with, on the present axis. */
  let home: ResultsSnapshot['window'] = null;
  /** The time of the last change of the scenario, by performance.now(). */
  let changed = Number.NEGATIVE_INFINITY;
  let snapshot: ResultsSnapshot;

  let held = false;
  let closed = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const publish = () => {
    if (held || closed) return;
    clearTimeout(soon);
    soon = undefined;
    snapshot = read();
    listeners.tell();
  };
  const publishSoon = () => {
    soon ??= setTimeout(publish, WITH_MOVE);
  };
  let framed = false;
  /** Publishes with the next frame, so that reports that come quickly after one another are drawn once. */
  const publishNextFrame = () => {
    if (framed) return;
    framed = true;
    nextFrame(() => {
      framed = false;
      publish();
    });
  };
  const change = (make: () => void) => {
    held = true;
    try {
      make();
    } finally {
      held = false;
    }
    publish();
  };
  const requestOf = (of: Scenario, lastResort?: CurvesRequest['lastResort']) =>
    curvesRequest(of, axisWindow(of, home), undefined, lastResort);
  const muRequestOf = (of: Scenario, points: 'few' | 'all') => muRequest(of, axisWindow(of, home), points);
  // the first reply has the values that the fast methods verify; brackets for the others may arrive seconds later
  const curves = asked(accounting.own, 'curves', (of) => requestOf(of, 'bounds'), {
    complete: (signal, of, quick) =>
      of.sampling === 'poisson' && hasGaps(quick, of)
        ? accounting.own('curves', signal, requestOf(of))
        : null,
  });
  const point = asked(accounting.own, 'point', pointRequest);
  // numbers for Poisson batches are asked of other workers, because the figure needs those of the chosen batches first
  const poisson = {
    curves: asked(accounting.side, 'curves', (of) => requestOf(of, 'bounds')),
    point: asked(accounting.side, 'point', pointRequest),
  };
  const wantPoisson = (of: Scenario, rest: number) => {
    if (of.sampling === 'poisson') return;
    poisson.curves.want(withPoisson(of), rest);
    poisson.point.want(withPoisson(of), rest);
  };
  const mu = asked(accounting.own, 'muCurves', (of) => muRequestOf(of, 'few'), {
    complete: (signal, of) =>
      drawsMu(of) ? accounting.own('muCurves', signal, muRequestOf(of, 'all')) : null,
    patience: MU_PATIENCE,
  });
  /** Asks for mu, which follows a drag if it is drawn and quick, and else waits for other requests. */
  const wantMu = (of: Scenario) => {
    const rest = of.sampling === 'poisson' ? 0 : QUERY_DELAYS.point;
    mu.want(of, drawsMu(of) ? rest : QUERY_DELAYS.mu);
  };
  const audits = new AuditQueue(audit, publish, publishSoon);
  const row = auditRow && new AuditRow(auditRow, publishNextFrame);
  const trainings = new TrainingStore(training, publish);
  const stepCurves = asked(accounting.side, 'curves', stepCurvesRequest);
  const recorded = new RecordingStore(recordings, publish);
  const followed = [curves, point, mu, stepCurves, poisson.curves, poisson.point];
  for (const request of followed) request.subscribe(publish);
  let stepsFollowed = false;
  let muFollowed = false;
  let poissonFollowed = false;
  if (initialResults) {
    curves.showInitially(initialResults.scenario, initialResults.curves);
    point.showInitially(initialResults.scenario, initialResults.point);
    audits.showInitially(auditRequest(initialResults.scenario), initialResults.audit);
    row?.showInitially(initialResults.scenario, initialResults.window, initialResults.row);
  }

  function showsInitial(): boolean {
    if (initialResults === null) return false;
    const { reply } = curves.getState();
    const own = audits.entries.find((entry) => entry.own);
    const audit = own?.reply ?? own?.before?.reply;
    return (
      reply === initialResults.curves ||
      point.getState().reply === initialResults.point ||
      audit === initialResults.audit
    );
  }

  function read(): ResultsSnapshot {
    return {
      scenario,
      window,
      curves: curves.getState(),
      point: point.getState(),
      poisson: { curves: poisson.curves.getState(), point: poisson.point.getState() },
      mu: mu.getState(),
      audits: audits.entries,
      auditRow: row?.points ?? [],
      auditsPaused: audits.paused,
      training: trainings.entry,
      stepCurves: stepCurves.getState(),
      records: trainings.records,
      recorded: recorded.entry,
      recordedComing: recorded.coming,
      initialResults: showsInitial() ? initialResults : null,
      workerFailed:
        curves.getState().status === 'failed' ||
        point.getState().status === 'failed' ||
        (scenario?.sampling !== 'poisson' &&
          [poisson.curves, poisson.point].some((of) => of.getState().status === 'failed')) ||
        mu.getState().error?.code === 'worker-died' ||
        audits.entries.some(({ status }) => status === 'failed') ||
        row?.points.some(({ status }) => status === 'failed') === true ||
        trainings.entry.error?.code === 'worker-died',
    };
  }
  snapshot = read();
  let opening: ResultsSnapshot | null = snapshot;
  const listeners = new Listeners(() => {
    opening = null;
  });

  return {
    subscribe: listeners.subscribe,
    getSnapshot: () => snapshot,
    /**
     * The snapshot after the first scenario, until there is a listener. The page's markup was drawn from it, so React's first render must
     * be too.
     */
    getInitialSnapshot: () => opening ?? snapshot,
    /** Sets the scenario. Slow requests wait until the drag rests, except the first time. */
    setScenario(next: Scenario): void {
      if (scenario !== null && sameScenario(scenario, next)) return;
      const first = scenario === null;
      const now = performance.now();
      const since = now - changed;
      changed = now;
      scenario = next;
      window = axisWindow(next, home);
      home = homeWindow(window, home);
      change(() => {
        curves.want(next, !first && next.sampling === 'random-allocation' ? QUERY_DELAYS.point : 0);
        point.want(next, first ? 0 : QUERY_DELAYS.point);
        audits.want(next, first ? 0 : QUERY_DELAYS.audit);
        if (window !== null) row?.want(next, window, first ? QUERY_DELAYS.start : rowDelay(since));
        trainings.want(next);
        if (poissonFollowed) wantPoisson(next, QUERY_DELAYS.point);
        if (muFollowed) wantMu(next);
        if (stepsFollowed) {
          stepCurves.want(next, QUERY_DELAYS.point);
          recorded.want(next);
        }
      });
      if (first && opening !== null) opening = snapshot;
    },
    stopAudits(): void {
      audits.pause();
      row?.pause();
    },
    resumeAudits(): void {
      audits.resume();
      row?.resume();
    },
    holdAudits(held: boolean): void {
      audits.hold(held);
      row?.hold(held);
    },
    restartAudits: audits.restart,
    startTraining: trainings.start,
    stopTraining: trainings.stop,
    /** Takes the records that a source has read; null forgets them. */
    setRecords: trainings.setRecords,
    /** Opens a saved result. Rejects with an error that names what is wrong with any other text. */
    async openResult(text: string): Promise<Scenario> {
      const opened = await recorded.open(text);
      if (scenario !== null) recorded.want(scenario);
      publish();
      return opened;
    },
    /** Makes snapshot.stepCurves and snapshot.recorded follow the scenario from now on, because a reader looks at real training. */
    followSteps(): void {
      if (stepsFollowed) return;
      stepsFollowed = true;
      const now = scenario;
      change(() => {
        if (now === null) return;
        stepCurves.want(now);
        recorded.want(now);
      });
    },
    /** Makes snapshot.poisson follow the scenario from now on, because a reader looks at a figure that has Poisson batches only. */
    followPoisson(): void {
      if (poissonFollowed) return;
      poissonFollowed = true;
      const now = scenario;
      if (now !== null) change(() => wantPoisson(now, 0));
    },
    followMu(): void {
      if (muFollowed) return;
      muFollowed = true;
      if (scenario !== null) wantMu(scenario);
    },
    /** The noise multiplier that meets a target epsilon. Rejects with a JobError if none does. */
    async noiseFor(signal: AbortSignal, asked: NoiseRequest): Promise<Verified> {
      const request = { ...asked, solveFor: 'noiseMultiplier' } as const;
      return (await accounting.side('calibrate', signal, request)).solution as Verified;
    },
    /** Starts fresh workers and asks again for whatever failed. */
    retryWorkers(): void {
      change(() => {
        accounting.restart();
        audit.restart();
        for (const request of followed) request.retry();
        auditRow?.restart();
        audits.retry();
        row?.retry();
        if (trainings.entry.status === 'failed') training.restart();
        trainings.retry();
      });
    },
    close(): void {
      closed = true;
      clearTimeout(soon);
      for (const request of followed) request.close();
      audits.close();
      row?.close();
      trainings.close();
      accounting.close();
      audit.close();
      auditRow?.close();
      training.close();
    },
  };
}

/** A store of the accountant's reply to one query about the newest scenario. */
const asked = <Name extends NameOf<typeof ACCOUNTANT>>(
  accountant: AskAccountant,
  name: Name,
  requestOf: (of: Scenario) => RequestOf<(typeof ACCOUNTANT)[Name]>,
  more: Partial<LatestRequestOptions<Scenario, ReplyOf<(typeof ACCOUNTANT)[Name]>>> = {},
) =>
  new LatestRequest<Scenario, ReplyOf<(typeof ACCOUNTANT)[Name]>>({
    ask: (signal, of, onPartial) =>
      accountant(name, signal, requestOf(of), onPartial as (partial: CurvesReply) => void),
    keyOf: (of) => accountantKey(name, requestOf(of)),
    patience: PATIENCE,
    ...more,
  });

/** Whether some value of a guarantee was not verified as a number. */
const hasGaps = (reply: CurvesReply, scenario: Scenario): boolean =>
  figureCurves(scenario).some((name) => CURVES[name].guarantee && reply[name].value.some(Number.isNaN));
