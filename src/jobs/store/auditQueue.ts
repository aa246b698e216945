// The audits of the scenario on the page, one after the other, each kept under the key of its request: what was
// computed is there again when a reader comes back to a scenario.

import { asJobError, isAborted } from '../../rpc/jobError';
import type { Scenario } from '../../scenario';
import type { AuditClient } from '../client/auditClient';
import type { AuditReply, AuditRequest, Progress } from '../messages/pageMessages';
import { auditKey, type PlannedAudit, plannedAudits } from '../messages/requests';
import type { AuditEntry } from './snapshot';

/** Audits remembered beyond those on the page. */
const REMEMBERED = 100;

type AuditState = Pick<AuditEntry, 'status' | 'reply' | 'progress' | 'error'>;

const FRESH: AuditState = { status: 'waiting', reply: null, progress: null, error: null };

export class AuditQueue {
  readonly #client: AuditClient;
  readonly #onChange: () => void;
  readonly #states = new Map<string, AuditState>();
  #initial: { key: string; reply: AuditReply } | null = null;
  #plans: readonly PlannedAudit[] = [];
  #entries: readonly AuditEntry[] = [];
  #running: { key: string; controller: AbortController } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  #held = false;

  constructor(client: AuditClient, onChange: () => void) {
    this.#client = client;
    this.#onChange = onChange;
  }

  get entries(): readonly AuditEntry[] {
    return this.#entries;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** A report from before, to be shown for this request until it has been made here. */
  showInitially(request: AuditRequest, reply: AuditReply): void {
    this.#initial = { key: auditKey(request), reply };
  }

  /** Plans a scenario's audits. One under way that is not among them is called off; the rest starts after `delay` ms. */
  want(scenario: Scenario, delay: number): void {
    this.#plans = plannedAudits(scenario);
    if (this.#running && !this.#plans.some(({ key }) => key === this.#running?.key)) this.#callOff('waiting');
    for (const { key } of this.#plans) this.#touch(key);
    this.#forget();
    this.#refresh();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, delay);
  }

  pause(): void {
    this.#paused = true;
    this.#callOff('stopped');
    this.#change('waiting', 'stopped');
    this.#publish();
  }

  /** While held none starts, and one under way waits: nobody looks. Not a reader's own stop, which outlasts it. */
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
    const { key, controller } = this.#running;
    this.#running = null;
    this.#update(key, { status });
    controller.abort();
  }

  #next(): void {
    if (this.#paused || this.#held || this.#running !== null || this.#timer !== undefined) return;
    const plan = this.#plans.find(({ key }) => this.#state(key).status === 'waiting');
    if (plan === undefined) return;
    const running = { key: plan.key, controller: new AbortController() };
    this.#running = running;
    this.#update(plan.key, { status: 'running', error: null });
    const end = (change: Partial<AuditState>) => {
      if (this.#running !== running) return; // called off meanwhile
      this.#running = null;
      this.#update(plan.key, change);
      this.#next();
      this.#publish();
    };
    this.#client
      .run(running.controller.signal, plan.request, (progress) => {
        if (this.#running === running) this.#hear(plan.key, progress);
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

  #hear(key: string, { partial, ...progress }: Progress<AuditReply>): void {
    // an audit that starts over, or has a stand-in, repeats the same draws: until it has made more, the old report is
    // the better
    const better = partial !== null && partial.runs >= (this.#state(key).reply?.runs ?? 0);
    this.#update(key, better ? { progress, reply: partial } : { progress });
    this.#publish();
  }

  #refresh(): void {
    this.#entries = this.#plans.map((plan, index) => ({
      ...plan,
      own: index === 0,
      ...this.#state(plan.key),
    }));
  }

  #publish(): void {
    this.#refresh();
    this.#onChange();
  }
}
