// What the page asks of the accounting workers. The curves have workers of their own, so that the certified bracket
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
import { joined, partsOf } from './curveParts';
import { ResultCache } from './resultCache';

export interface AccountingClient {
  /** All curves. Replies may be shared with later callers: read them, do not write. */
  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** Every relation at one point, with certified brackets. */
  point(signal: AbortSignal, request: PointRequest): Promise<PointReply>;
  /** Curves for a second figure: as `curves`, but neither waits for the other, and this one may have to wait longer. */
  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply>;
  /** As `point`, for a mechanism that is not the page's: neither waits for the other. */
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
  readonly #besideBridge: WorkerBridge<AccountingApi> | null;
  readonly #curvesCache = new ResultCache<CurvesReply>(32);
  readonly #pointCache = new ResultCache<PointReply>(128);

  /**
   * `side`: for calibrations, which may take seconds; that of `point` by default. `beside`: for half of
   * the curves, on a machine with a core to spare.
   */
  constructor(
    bridges: Record<'curves' | 'point', WorkerBridge<AccountingApi>> &
      Partial<Record<'side' | 'beside', WorkerBridge<AccountingApi>>>,
  ) {
    this.#curvesBridge = bridges.curves;
    this.#pointBridge = bridges.point;
    this.#sideBridge = bridges.side ?? bridges.point;
    this.#besideBridge = bridges.beside ?? null;
  }

  curves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#kept(request, () => this.#traced(signal, request));
  }

  sideCurves(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    return this.#kept(request, () => this.#pointBridge.call(signal, (api) => api.curves(request)));
  }

  calibrate(signal: AbortSignal, request: CalibrationRequest): Promise<CalibrationReply> {
    return this.#sideBridge.call(signal, (api) => api.calibrate(request));
  }

  #kept(request: CurvesRequest, ask: () => Promise<CurvesReply>): Promise<CurvesReply> {
    return this.#curvesCache.getOr(curvesKey(request), ask);
  }

  async #traced(signal: AbortSignal, request: CurvesRequest): Promise<CurvesReply> {
    const beside = this.#besideBridge;
    const [first, second] = partsOf(request);
    if (beside === null || first.length === 0 || second.length === 0) {
      return this.#curvesBridge.call(signal, (api) => api.curves(request));
    }
    return joined(
      await Promise.all([
        this.#curvesBridge.call(signal, (api) => api.curves({ ...request, names: first })),
        beside.call(signal, (api) => api.curves({ ...request, names: second })),
      ]),
    );
  }

  point(signal: AbortSignal, request: PointRequest): Promise<PointReply> {
    return this.#pointCache.getOr(pointKey(request), () =>
      this.#pointBridge.call(signal, (api) => api.point(request)),
    );
  }

  restart(): void {
    this.#curvesBridge.restart();
    this.#pointBridge.restart();
    this.#sideBridge.restart();
    this.#besideBridge?.restart();
  }

  close(): void {
    this.#curvesBridge.close();
    this.#pointBridge.close();
    this.#sideBridge.close();
    this.#besideBridge?.close();
  }
}
