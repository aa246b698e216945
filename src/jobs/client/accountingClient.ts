// What the page asks of the accounting workers. The curves have a worker of their own, so that the certified bracket
// of a point (tens of milliseconds and more) never stands in the way of a drag.

import type {
  CalibrationReply,
  CalibrationRequest,
  CurvesReply,
  CurvesRequest,
  PointReply,
  PointRequest,
} from '../messages/pageMessages';
import { curvesKey, pointKey } from '../messages/requests';
import type { AccountingApi } from '../messages/workerApi';
import { ResultCache } from './resultCache';
import type { WorkerBridge } from './workerBridge';

export interface AccountingClient {
  /**
   * All curves. A new request calls off the previous one, which rejects with code 'aborted'.
   * Replies may be shared with later callers: read them, do not write.
   */
  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** Every relation at one point, with certified brackets; again the newest request wins. */
  point(signal: AbortSignal, request: PointRequest): Promise<PointReply>;
  /** Curves for a second figure: as `curves`, but neither calls the other off, and this one may have to wait longer. */
  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** As `point`, for a mechanism that is not the page's: neither calls the other off. */
  sidePoint(signal: AbortSignal, request: PointRequest): Promise<PointReply>;
  /** The parameter that meets an epsilon; rejects where none does. */
  calibrate(signal: AbortSignal, request: CalibrationRequest): Promise<CalibrationReply>;
  /** Ends the workers; the next calls start fresh ones. */
  restart(): void;
  close(): void;
}

/** The newest call of a kind: aborts the one before. */
class Latest {
  #current: AbortController | null = null;

  /** A signal that aborts with the caller's, or when the next one is taken. */
  take(signal: AbortSignal): { signal: AbortSignal; done: () => void } {
    this.#current?.abort();
    const controller = new AbortController();
    this.#current = controller;
    const forward = () => controller.abort();
    if (signal.aborted) forward();
    signal.addEventListener('abort', forward, { once: true });
    return { signal: controller.signal, done: () => signal.removeEventListener('abort', forward) };
  }
}

export class AccountingJobs implements AccountingClient {
  readonly #curvesBridge: WorkerBridge<AccountingApi>;
  readonly #pointBridge: WorkerBridge<AccountingApi>;
  readonly #sideBridge: WorkerBridge<AccountingApi>;
  readonly #curvesCache = new ResultCache<CurvesReply>(32);
  readonly #pointCache = new ResultCache<PointReply>(128);
  readonly #latestCurves = new Latest();
  readonly #latestPoint = new Latest();
  readonly #latestSide = new Latest();
  readonly #latestSidePoint = new Latest();

  /** `side`: for calibrations and mechanisms beside the page's, which may take seconds; that of `point` by default. */
  constructor(
    bridges: Record<'curves' | 'point', WorkerBridge<AccountingApi>> & { side?: WorkerBridge<AccountingApi> },
  ) {
    this.#curvesBridge = bridges.curves;
    this.#pointBridge = bridges.point;
    this.#sideBridge = bridges.side ?? bridges.point;
  }

  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#traced(this.#latestCurves, this.#curvesBridge, signal, request);
  }

  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#traced(this.#latestSide, this.#pointBridge, signal, request);
  }

  calibrate(signal: AbortSignal, request: CalibrationRequest): Promise<CalibrationReply> {
    return this.#sideBridge.call(signal, (api) => api.calibrate(request));
  }

  async #traced(
    newest: Latest,
    bridge: WorkerBridge<AccountingApi>,
    signal: AbortSignal,
    request: CurvesRequest,
  ): Promise<CurvesReply> {
    const latest = newest.take(signal);
    const key = curvesKey(request);
    const known = this.#curvesCache.get(key);
    try {
      const reply = known ?? (await bridge.call(latest.signal, (api) => api.curves(request)));
      this.#curvesCache.set(key, reply);
      return reply;
    } finally {
      latest.done();
    }
  }

  point(signal: AbortSignal, request: PointRequest): Promise<PointReply> {
    return this.#certified(this.#latestPoint, this.#pointBridge, signal, request);
  }

  sidePoint(signal: AbortSignal, request: PointRequest): Promise<PointReply> {
    return this.#certified(this.#latestSidePoint, this.#sideBridge, signal, request);
  }

  async #certified(
    newest: Latest,
    bridge: WorkerBridge<AccountingApi>,
    signal: AbortSignal,
    request: PointRequest,
  ): Promise<PointReply> {
    const latest = newest.take(signal);
    const key = pointKey(request);
    const known = this.#pointCache.get(key);
    try {
      const reply = known ?? (await bridge.call(latest.signal, (api) => api.point(request)));
      this.#pointCache.set(key, reply);
      return reply;
    } finally {
      latest.done();
    }
  }

  restart(): void {
    this.#curvesBridge.restart();
    this.#pointBridge.restart();
    this.#sideBridge.restart();
  }

  close(): void {
    this.#curvesBridge.close();
    this.#pointBridge.close();
    this.#sideBridge.close();
  }
}
