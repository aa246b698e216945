// The audits of the scenario on the page, one after the other, each kept under the key of its request: what was
// computed is there again when a reader comes back to a scenario.
//
// While a value is dragged no audit could be finished. So the page's own point is glanced at: its audit begins at once and gives
// way after its first report, of few draws, whose bound holds by a confidence sequence. When the hand rests the audit goes on from
// those draws. Until a point's first report, the report of the audit that was in its place stays with it (`before`).

import { asJobError, isAborted } from '../../../base/rpc/jobError';
import type { Scenario } from '../../scenario';
import type { AuditClient } from '../client/auditClient';
import type { AuditReply, AuditRequest, Progress } from '../messages/pageMessages';
import { auditKey, type PlannedAudit, plannedAudits } from '../messages/requests';
import type { AuditEntry, MeasuredAudit } from './snapshot';

/** Audits remembered beyond those on the page. */
const REMEMBERED = 100;

type AuditState = Pick<AuditEntry, 'status' | 'reply' | 'progress' | 'error'>;

const FRESH: AuditState = { status: 'waiting', reply: null, progress: null, error: null };

/** Where a report belongs: the page's own point, or a value of the scenario's axis. */
type Place = 'own' | number;

interface Running {
  plan: PlannedAudit;
  controller: AbortController;
  /** It makes way for others after its first report. */
  glance: boolean;
}

export class AuditQueue {
  readonly #client: AuditClient;
  readonly #onChange: () => void;
  readonly #onNews: () => void;
  readonly #states = new Map<string, AuditState>();
  #initial: { key: string; reply: AuditReply } | null = null;
  #plans: readonly PlannedAudit[] = [];
  #entries: readonly AuditEntry[] = [];
  #running: Running | null = null;
  /** The newest report in each place. */
  #measured: ReadonlyMap<Place, MeasuredAudit> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  #held = false;

  /**
   * During a drag, `onNews` is told in place of `onChange`, because what an attack finds then may wait until the next move
   * is drawn.
   */
  constructor(client: AuditClient, onChange: () => void, onNews = onChange) {
    this.#client = client;
    this.#onChange = onChange;
    this.#onNews = onNews;
  }

  get entries(): readonly AuditEntry[] {
    return this.#entries;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Shows a report from before for this request, until it has been made here. */
  showInitially(request: AuditRequest, reply: AuditReply): void {
    this.#initial = { key: auditKey(request), reply };
  }

  /**
   * Plans a scenario's audits, which start after `delay` ms, while a quick first report of the own point comes before. An
   * audit under way that is no longer planned is called off, unless it is that quick one, whose report belongs to the
   * newest point there is.
   */
  want(scenario: Scenario, delay: number): void {
    this.#plans = plannedAudits(scenario);
    if (this.#running && !this.#running.glance && !this.#isPlanned(this.#running)) this.#callOff('waiting');
    for (const { key } of this.#plans) this.#touch(key);
    this.#forget();
    this.#refresh();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#running && !this.#isPlanned(this.#running)) this.#callOff('waiting');
      if (this.#running) this.#running.glance = false;
      else this.#next();
    }, delay);
    if (delay > 0) this.#glance();
  }

  pause(): void {
    this.#paused = true;
    this.#callOff('stopped');
    this.#change('waiting', 'stopped');
    this.#publish();
  }

  /**
   * While held, no audit starts and the one under way waits, because nobody is looking. A reader's own stop is something
   * else and lasts longer.
   */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    if (held) this.#callOff('waiting');
    else this.#next();
    this.#publish();
  }

  resume(): void {
    this.#paused = false;
    this.#change('stopped', 'waiting');
    this.#next();
    this.#publish();
  }

  /** Throws away the results of the planned audits and makes them again. */
  restart(): void {
    this.#callOff('waiting');
    this.#paused = false;
    for (const { key } of this.#plans) this.#states.set(key, FRESH);
    this.#next();
    this.#publish();
  }

  /** Asks again for the failed ones, and for one under way with a worker that is being replaced. */
  retry(): void {
    this.#callOff('waiting');
    this.#change('failed', 'waiting');
    this.#next();
    this.#refresh();
  }

  close(): void {
    this.#paused = true;
    this.#callOff('stopped');
  }

  #state(key: string): AuditState {
    return this.#states.get(key) ?? FRESH;
  }

  #update(key: string, change: Partial<AuditState>): void {
    this.#states.set(key, { ...this.#state(key), ...change });
  }

  #change(from: AuditState['status'], to: AuditState['status']): void {
    for (const { key } of this.#plans) {
      if (this.#state(key).status === from) this.#update(key, { status: to, error: null });
    }
  }

  /** Marks a planned audit as the most recently wanted. */
  #touch(key: string): void {
    const known = this.#initial?.key === key ? this.#initial.reply : null;
    const state = this.#states.get(key) ?? { ...FRESH, reply: known };
    const idle = this.#paused ? 'stopped' : 'waiting';
    this.#states.delete(key);
    this.#states.set(
      key,
      state.status === 'waiting' || state.status === 'stopped' ? { ...state, status: idle } : state,
    );
  }

  #forget(): void {
    for (const key of this.#states.keys()) {
      if (this.#states.size <= REMEMBERED + this.#plans.length) return;
      this.#states.delete(key);
    }
  }

  #callOff(status: AuditState['status']): void {
    if (this.#running === null) return;
    const { plan, controller } = this.#running;
    this.#running = null;
    this.#update(plan.key, { status });
    controller.abort();
  }

  get #isBusy(): boolean {
    return this.#paused || this.#held || this.#running !== null;
  }

  #isPlanned({ plan }: Running): boolean {
    return this.#plans.some(({ key }) => key === plan.key);
  }

  #next(): void {
    if (this.#isBusy || this.#timer !== undefined) return;
    const plan = this.#plans.find(({ key }) => this.#state(key).status === 'waiting');
    if (plan !== undefined) this.#start(plan, false);
  }

  /** Starts a quick first report at the own point, as long as that has none. */
  #glance(): void {
    const [own] = this.#plans;
    if (this.#isBusy || own === undefined) return;
    const { status, reply } = this.#state(own.key);
    if (status === 'waiting' && reply === null) this.#start(own, true);
  }

  #start(plan: PlannedAudit, glance: boolean): void {
    const running: Running = { plan, controller: new AbortController(), glance };
    this.#running = running;
    this.#update(plan.key, { status: 'running', error: null });
    const end = (change: Partial<AuditState>) => {
      if (this.#running !== running) return; // called off meanwhile
      this.#running = null;
      this.#update(plan.key, change);
      this.#keepOvertaken(plan);
      if (this.#timer === undefined) this.#next();
      else this.#glance();
      this.#publish();
    };
    this.#client
      .run(running.controller.signal, plan.request, (progress) => {
        if (this.#running === running) this.#hear(running, progress);
      })
      .then(
        (reply) => {
          const { progress } = this.#state(plan.key);
          const whole = progress && { ...progress, done: progress.total, secondsLeft: 0 };
          end({ status: 'done', reply, progress: whole });
        },
        (error) => {
          const named = asJobError(error);
          end(isAborted(named) ? { status: 'stopped' } : { status: 'failed', error: named });
        },
      );
    this.#publish();
  }

  #hear({ plan, glance }: Running, { partial, ...progress }: Progress<AuditReply>): void {
    const { key } = plan;
    // an audit that starts over, or shows another's report, repeats the same draws, so the old report is the better one
    // until it has made more
    const better = partial !== null && partial.runs >= (this.#state(key).reply?.runs ?? 0);
    this.#update(key, better ? { progress, reply: partial } : { progress });
    this.#keepOvertaken(plan);
    if (glance && partial !== null) {
      this.#callOff('waiting');
      this.#glance();
    }
    this.#publish();
  }

  /** Keeps a report of the own point that a newer point has overtaken, since it is nearer than the one before. */
  #keepOvertaken(plan: PlannedAudit): void {
    const { status, reply } = this.#state(plan.key);
    if (reply === null || this.#plans.some(({ key }) => key === plan.key)) return;
    this.#measured = new Map(this.#measured).set('own', { request: plan.request, status, reply });
  }

  #refresh(): void {
    const measured = new Map<Place, MeasuredAudit>();
    this.#entries = this.#plans.map((plan, index) => {
      const place = index === 0 ? 'own' : plan.axisValue;
      const state = this.#state(plan.key);
      const { status, reply } = state;
      const coming = !this.#paused && !this.#held && (status === 'waiting' || status === 'running');
      const before = this.#measured.get(place);
      const newest = reply === null ? before : { request: plan.request, status, reply };
      if (newest) measured.set(place, newest);
      return { ...plan, own: index === 0, ...state, ...(reply === null && coming && before && { before }) };
    });
    this.#measured = measured;
  }

  #publish(): void {
    this.#refresh();
    if (this.#timer === undefined) this.#onChange();
    else this.#onNews();
  }
}
