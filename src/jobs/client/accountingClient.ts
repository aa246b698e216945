// What the page asks of the accounting workers. The curves have a worker of their own, so that the certified bracket
// of a point (tens of milliseconds and more) never stands in the way of a drag. Which request is still wanted is the
// caller's to say, by its signal.

import type { WorkerBridge } from '../../rpc/workerBridge';
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

export interface AccountingClient {
  /** All curves. Replies may be shared with later callers: read them, do not write. */
  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** Every relation at one point, with certified brackets. */
  point(signal: AbortSignal, request: PointRequest): Promise<PointReply>;
  /** Curves for a second figure: as `curves`, but neither waits for the other, and this one may have to wait longer. */
  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** As `point`, for a mechanism that is not the page's: neither waits for the other. */
  sidePoint(signal: AbortSignal, request: PointRequest): Promise<PointReply>;
  /** The parameter that meets an epsilon; rejects where none does. */
  calibrate(signal: AbortSignal, request: CalibrationRequest): Promise<CalibrationReply>;
  /** Ends the workers; the next calls start fresh ones. */
  restart(): void;
  close(): void;
}

export class AccountingJobs implements AccountingClient {
  readonly #curvesBridge: WorkerBridge<AccountingApi>;
  readonly #pointBridge: WorkerBridge<AccountingApi>;
  readonly #sideBridge: WorkerBridge<AccountingApi>;
  readonly #curvesCache = new ResultCache<CurvesReply>(32);
  readonly #pointCache = new ResultCache<PointReply>(128);

  /** `side`: for calibrations and mechanisms beside the page's, which may take seconds; that of `point` by default. */
  constructor(
    bridges: Record<'curves' | 'point', WorkerBridge<AccountingApi>> & { side?: WorkerBridge<AccountingApi> },
  ) {
    this.#curvesBridge = bridges.curves;
    this.#pointBridge = bridges.point;
    this.#sideBridge = bridges.side ?? bridges.point;
  }

  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#traced(this.#curvesBridge, signal, request);
  }

  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#traced(this.#pointBridge, signal, request);
  }

  calibrate(signal: AbortSignal, request: CalibrationRequest): Promise<CalibrationReply> {
    return this.#sideBridge.call(signal, (api) => api.calibrate(request));
  }

  async #traced(
    bridge: WorkerBridge<AccountingApi>,
    signal: AbortSignal,
    request: CurvesRequest,
  ): Promise<CurvesReply> {
    const key = curvesKey(request);
    const reply = this.#curvesCache.get(key) ?? (await bridge.call(signal, (api) => api.curves(request)));
    this.#curvesCache.set(key, reply);
    return reply;
  }

  point(signal: AbortSignal, request: PointRequest): Promise<PointReply> {
    return this.#certified(this.#pointBridge, signal, request);
  }

  sidePoint(signal: AbortSignal, request: PointRequest): Promise<PointReply> {
    return this.#certified(this.#sideBridge, signal, request);
  }

  async #certified(
    bridge: WorkerBridge<AccountingApi>,
    signal: AbortSignal,
    request: PointRequest,
  ): Promise<PointReply> {
    const key = pointKey(request);
    const reply = this.#pointCache.get(key) ?? (await bridge.call(signal, (api) => api.point(request)));
    this.#pointCache.set(key, reply);
    return reply;
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
