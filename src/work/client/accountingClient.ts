// The client of the accounting workers. The curves have workers of their own, so that the certified bracket of a point,
// which takes tens of milliseconds and more, never delays a drag.

import type * as ACCOUNTANT from '../queries/accountant';
import type { MuReply, MuRequest, PointReply } from '../queries/accountant';
import type { CurvesReply, CurvesRequest } from '../queries/fastCurves';
import type { ReplyOf, RequestOf } from '../queries/query';
import { accountantKey } from '../requests';
import { tabled } from './asks';
import type { Bridge } from './bridge';
import { joined, partNames } from './curveParts';
import { Recent } from './recent';
import { sampledCurves } from './sampledCurves';

type AccountingQueries = typeof ACCOUNTANT;

type Name = keyof AccountingQueries;

const askOf = (bridge: Bridge) => tabled(bridge, 'accountant').ask;

/** Replies may be shared with later callers, so only read them. */
export type AskAccountant = <Asked extends Name>(
  name: Asked,
  signal: AbortSignal,
  request: RequestOf<AccountingQueries[Asked]>,
  /** Gets parts of curves that take long, as far as they are known. */
  onPartial?: (partial: CurvesReply) => void,
) => Promise<ReplyOf<AccountingQueries[Asked]>>;

export interface AccountingClient {
  /** Asks about the page's own mechanism. */
  own: AskAccountant;
  /** Asks about another mechanism, or for a second figure. This answer may have to wait longer. */
  side: AskAccountant;
  /** Ends the workers; the next calls start fresh ones. */
  restart(): void;
  close(): void;
}

type Place = 'curves' | 'point' | 'side';

/** Workers for the queries that have one of their own; all other queries go to the worker 'side'. */
const PLACES: { readonly [Asked in Name]?: readonly [own: Place, side: Place] } = {
  curves: ['curves', 'point'],
  point: ['point', 'side'],
};

/** Number of replies that are kept, those under way included. Those of curves take about 10 KB each, those of points less than 1 KB. */
const KEPT = 400;

export class AccountingJobs implements AccountingClient {
  readonly #replies = new Recent<Promise<unknown>>(KEPT);

  /** `curves`: one worker, or two for half of them each. `side`: for calibrations, which may take seconds. */
  constructor(
    private readonly bridges: Record<'point' | 'side', Bridge> & {
      curves: readonly [Bridge, (Bridge | null)?];
    },
  ) {}

  readonly own = this.#asker(0);
  readonly side = this.#asker(1);

  #asker(by: 0 | 1): AskAccountant {
    return (name, signal, request, onPartial = () => {}) => {
      const place = PLACES[name]?.[by] ?? 'side';
      const ask = (): Promise<unknown> => {
        if (place === 'curves') return this.#traced(signal, request as CurvesRequest, onPartial);
        if (name === 'muCurves' && by === 0) return this.#mu(signal, request as MuRequest);
        return askOf(this.bridges[place])(name)(signal, request);
      };
      return this.#once(accountantKey(name, request), signal, ask) as Promise<never>;
    };
  }

  /** A request under way is not sent twice, and one caller who cancels it does not cancel it for the others. */
  async #once(key: string, signal: AbortSignal, ask: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      const known = this.#replies.get(key);
      if (known === undefined) break;
      const [settled] = await Promise.allSettled([known]);
      if (settled.status === 'fulfilled') return settled.value;
      if (this.#replies.get(key) === known) this.#replies.delete(key);
    }
    const asked = ask();
    if (!signal.aborted) this.#replies.set(key, asked);
    return asked;
  }

  async #traced(
    signal: AbortSignal,
    request: CurvesRequest,
    onPartial: (partial: CurvesReply) => void,
  ): Promise<CurvesReply> {
    const [own, beside] = this.bridges.curves;
    if (request.sampling) {
      const hands = beside ? [own, beside] : [own];
      return sampledCurves(
        request,
        (point, hand) =>
          this.#once(accountantKey('point', point), signal, () =>
            askOf(hands[hand])('point')(signal, point),
          ) as Promise<PointReply>,
        hands.length,
        onPartial,
      );
    }
    return this.#inHalves('curves', [own, beside], signal, request);
  }

  /**
   * Asks other workers for mu than for the curves, because both follow the same drag. For batches that are not Poisson's
   * mu takes seconds, so it is asked of the slow worker.
   */
  #mu(signal: AbortSignal, request: MuRequest): Promise<MuReply> {
    const { point, side, curves } = this.bridges;
    if (request.sampling) return askOf(side)('muCurves')(signal, request);
    return this.#inHalves('muCurves', [point, curves[1]], signal, request);
  }

  /** Asks two workers for half of the curves each; one worker if there is no other, or no curve for it. */
  async #inHalves<Asked extends 'curves' | 'muCurves'>(
    name: Asked,
    [own, beside]: readonly [Bridge, (Bridge | null | undefined)?],
    signal: AbortSignal,
    request: RequestOf<AccountingQueries[Asked]>,
  ): Promise<ReplyOf<AccountingQueries[Asked]>> {
    const at = (bridge: Bridge, names = request.names) =>
      askOf(bridge)(name)(signal, { ...request, ...(names && { names }) });
    const [first, second] = partNames(request.names);
    if (!beside || first.length === 0 || second.length === 0) return at(own);
    return joined(await Promise.all([at(own, first), at(beside, second)]));
  }

  restart(): void {
    for (const bridge of this.#all()) bridge.restart();
  }

  close(): void {
    for (const bridge of this.#all()) bridge.close();
  }

  #all(): Set<Bridge> {
    const { curves, point, side } = this.bridges;
    return new Set([...curves, point, side].filter((bridge) => bridge != null));
  }
}
