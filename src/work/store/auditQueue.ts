// The audits of the scenario on the page, one after the other, each kept under the key of its request.
//
// While a value is dragged no audit could be finished. So the audit at the scenario's own value is only begun (a glance):
// it starts at once and gives way after its first report, of few draws, whose bound holds by a confidence sequence. When
// the drag rests the audit goes on from those draws. Until an audit has its first report, the report of the audit that
// was in its place stays with it (`before`).

import type { Scenario } from '../../scenario';
import { keyOfData } from '../client/latestRequest';
import type { LongWorkOf } from '../client/resumableCalls';
import { type PlannedAudit, plannedAudits } from '../requests';
import type { AuditReply, AuditRequest, AuditTable, Progress } from '../worker/audit';
import type { AuditEntry, MeasuredAudit } from './snapshot';
import { JobTable } from './works';

/** Makes one audit at a time, and reports it as it grows until it is done or cancelled. */
export type AuditClient = LongWorkOf<AuditTable, 'audit'>;

/** Number of audits that are remembered, those on the page included. */
const REMEMBERED = 120;

type AuditState = Pick<AuditEntry, 'status' | 'reply' | 'progress' | 'error'>;

const FRESH: AuditState = { status: 'waiting', reply: null, progress: null, error: null };

/** Place of an audit on the page: the scenario's own value, or the value of an audit point. */
type QueuePlace = 'own' | number;

export class AuditQueue {
  readonly #works;
  #plans: readonly PlannedAudit[] = [];
  #entries: readonly AuditEntry[] = [];
  /** Whether the audit under way gives way to others after its first report. */
  #glancing = false;
  #measured: ReadonlyMap<QueuePlace, MeasuredAudit> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  #held = false;

  /** The queue calls `onNews` instead of `onChange` during a drag, because a report may then wait until the next move is drawn. */
  constructor(
    client: AuditClient,
    private readonly onChange: () => void,
    private readonly onNews: () => void,
  ) {
    this.#works = new JobTable(client, FRESH, REMEMBERED);
  }

  get entries(): readonly AuditEntry[] {
    return this.#entries;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Shows a recorded report until one has been made here. */
  showInitially(request: AuditRequest, reply: AuditReply): void {
    this.#works.put(keyOfData(request), { reply });
  }

  /**
   * Plans the audits of a scenario. They start after `delay` ms, but a quick first report at the own value comes before.
   * An audit under way that is no longer planned is cancelled, unless it is that quick one.
   */
  want(scenario: Scenario, delay: number): void {
    this.#plans = plannedAudits(scenario);
    if (!this.#glancing) this.#dropUnplanned();
    this.#change(['waiting', 'stopped'], this.#paused ? 'stopped' : 'waiting');
    this.#refresh();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#dropUnplanned();
      this.#glancing = false;
      this.#next();
    }, delay);
    if (delay > 0) this.#glance();
  }

  readonly pause = (): void => {
    this.close();
    this.#change(['waiting'], 'stopped');
    this.#publish();
  };

  /** Holds the queue, so that no audit starts while nobody is looking. It is independent of the reader's own stop (`pause`). */
  readonly hold = (held: boolean): void => {
    if (held === this.#held) return;
    this.#held = held;
    if (held) this.#works.callOff('waiting');
    else this.#next();
    this.#publish();
  };

  readonly resume = (): void => {
    this.#paused = false;
    this.#change(['stopped'], 'waiting');
    this.#next();
    this.#publish();
  };

  /** Makes the audits again from the start. The same seed gives the same numbers. */
  readonly restart = (): void => {
    this.#works.callOff('waiting');
    this.#paused = false;
    for (const { key } of this.#plans) this.#works.put(key, FRESH);
    this.#next();
    this.#publish();
  };

  /** Starts failed audits again, and the one under way, whose worker is being replaced. */
  retry(): void {
    this.#works.callOff('waiting');
    this.#change(['failed'], 'waiting');
    this.#next();
    this.#refresh();
  }

  close(): void {
    this.#paused = true;
    this.#works.callOff('stopped');
  }

  #change(from: readonly AuditState['status'][], to: AuditState['status']): void {
    for (const { key } of this.#plans) {
      const isMeant = from.includes(this.#works.of(key).status);
      if (isMeant) this.#works.put(key, { status: to, error: null });
    }
  }

  #isPlanned(wanted: string | null): boolean {
    return this.#plans.some(({ key }) => key === wanted);
  }

  #dropUnplanned(): void {
    if (!this.#isPlanned(this.#works.running)) this.#works.callOff('waiting');
  }

  get #isBusy(): boolean {
    return this.#paused || this.#held || this.#works.running !== null;
  }

  #next(): void {
    if (this.#isBusy || this.#timer !== undefined) return;
    const plan = this.#plans.find(({ key }) => this.#works.of(key).status === 'waiting');
    if (plan !== undefined) this.#start(plan, false);
  }

  /** Starts a quick first report at the own value, unless it has one. */
  #glance(): void {
    const [own] = this.#plans;
    if (this.#isBusy || own === undefined) return;
    const { status, reply } = this.#works.of(own.key);
    if (status === 'waiting' && reply === null) this.#start(own, true);
  }

  #start(plan: PlannedAudit, glance: boolean): void {
    this.#glancing = glance;
    const end = () => {
      const { status, progress } = this.#works.of(plan.key);
      if (status === 'done' && progress) {
        const whole = { ...progress, done: progress.total, secondsLeft: 0 };
        this.#works.put(plan.key, { progress: whole });
      }
      this.#keepOvertaken(plan);
      if (this.#timer === undefined) this.#next();
      else this.#glance();
      this.#publish();
    };
    this.#works.start(plan.key, plan.request, (progress) => this.#onProgress(plan, progress), end);
    this.#publish();
  }

  #onProgress(plan: PlannedAudit, { partial, ...progress }: Progress<AuditReply>): void {
    const { key } = plan;
    // an audit that starts over repeats the same draws, so the old report is the better one until more draws are made
    const better = partial !== null && partial.runs >= (this.#works.of(key).reply?.runs ?? 0);
    this.#works.put(key, better ? { progress, reply: partial } : { progress });
    this.#keepOvertaken(plan);
    if (this.#glancing && partial !== null) {
      this.#works.callOff('waiting');
      this.#glance();
    }
    this.#publish();
  }

  /** Keeps the report of an audit that a move has overtaken, because its setting is nearer than that of the previous report. */
  #keepOvertaken({ key, request }: PlannedAudit): void {
    const { status, reply } = this.#works.of(key);
    if (reply === null || this.#isPlanned(key)) return;
    this.#measured = new Map(this.#measured).set('own', { request, status, reply });
  }

  #refresh(): void {
    const measured = new Map<QueuePlace, MeasuredAudit>();
    this.#entries = this.#plans.map((plan, index) => {
      const place = index === 0 ? 'own' : plan.axisValue;
      const state = this.#works.of(plan.key);
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
    if (this.#timer === undefined) this.onChange();
    else this.onNews();
  }
}
