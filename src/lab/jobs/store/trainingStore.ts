// Training audits that the reader has started, by the key of their request. The one of the scenario on the page is shown
// where there is one; otherwise the last one stays, marked as stale. Nothing starts by itself.

import { asJobError, isAborted } from '../../../base/rpc/jobError';
import type { Scenario } from '../../scenario';
import type { TrainingClient } from '../client/trainingClient';
import { type OwnData, trainingRequest } from '../messages/trainingRequest';
import { IDLE_TRAINING, type TrainingEntry } from './snapshot';

/** Replies remembered beside the one shown; each is some hundred kilobytes. */
const REMEMBERED = 12;

type Run = Omit<TrainingEntry, 'stale' | 'wanted'>;

export class TrainingStore {
  readonly #client: TrainingClient;
  readonly #onChange: () => void;
  readonly #runs = new Map<string, Run>();
  /** Key of the run on the screen. */
  #shown: string | null = null;
  #scenario: Scenario | null = null;
  #own: OwnData | null = null;
  #wanted: TrainingEntry['wanted'] = null;
  #running: { key: string; controller: AbortController } | null = null;
  #entry: TrainingEntry = IDLE_TRAINING;

  constructor(client: TrainingClient, onChange: () => void) {
    this.#client = client;
    this.#onChange = onChange;
  }

  get entry(): TrainingEntry {
    return this.#entry;
  }

  /** Follows the page. A run under way goes on: the reader started it, and may come back to it. */
  want(scenario: Scenario): void {
    this.#scenario = scenario;
    this.#wanted = trainingRequest(scenario, this.#own);
    if (this.#wanted !== null && this.#runs.has(this.#wanted.key)) this.#shown = this.#wanted.key;
    this.#refresh();
  }

  /** The reader's own records, or null to forget them. */
  setOwnData(data: OwnData['data'] | null): void {
    this.#own = data && { data, version: (this.#own?.version ?? 0) + 1 };
    if (this.#scenario !== null) this.want(this.#scenario);
    this.#publish();
  }

  /** Starts what the page shows, or goes on with it. A run for another scenario is stopped first. */
  start(): void {
    const request = this.#wanted;
    const scenario = this.#scenario;
    if (request === null || scenario === null) return;
    const { key } = request;
    const known = this.#runs.get(key);
    this.#shown = key;
    if (known?.status === 'running' || known?.status === 'done') {
      this.#publish();
      return;
    }
    this.#callOff();
    const running = { key, controller: new AbortController() };
    this.#running = running;
    this.#set(key, { ...IDLE_TRAINING, ...known, status: 'running', request, scenario, error: null });
    this.#forget();
    const end = (change: Partial<Run>) => {
      if (this.#running !== running) return; // called off meanwhile
      this.#running = null;
      this.#update(key, change);
      this.#publish();
    };
    this.#client
      .run(running.controller.signal, request, ({ partial, ...progress }) => {
        if (this.#running !== running) return;
        this.#update(key, partial === null ? { progress } : { progress, reply: partial });
        this.#publish();
      })
      .then(
        (reply) => end({ status: 'done', reply }),
        (error) => {
          const named = asJobError(error);
          end(isAborted(named) ? { status: 'stopped' } : { status: 'failed', error: named });
        },
      );
    this.#publish();
  }

  /** Stops the run under way; what it has so far stays on the screen, and start() goes on from there. */
  stop(): void {
    this.#callOff();
    this.#publish();
  }

  /** Asks again for a run that failed with its worker; what a dead worker had trained is trained anew. */
  retry(): void {
    if (this.#entry.status === 'failed' && !this.#entry.stale) this.start();
  }

  close(): void {
    this.#callOff();
  }

  #callOff(): void {
    if (this.#running === null) return;
    const { key, controller } = this.#running;
    this.#running = null;
    this.#update(key, { status: 'stopped' });
    controller.abort();
  }

  #set(key: string, run: Run): void {
    // a Map keeps the order of insertion: the most recent is last
    this.#runs.delete(key);
    this.#runs.set(key, run);
  }

  #update(key: string, change: Partial<Run>): void {
    const run = this.#runs.get(key);
    if (run !== undefined) this.#runs.set(key, { ...run, ...change });
  }

  #forget(): void {
    for (const key of this.#runs.keys()) {
      if (this.#runs.size <= REMEMBERED) return;
      if (key !== this.#shown) this.#runs.delete(key);
    }
  }

  #refresh(): void {
    const run = (this.#shown !== null && this.#runs.get(this.#shown)) || IDLE_TRAINING;
    const stale = run.request !== null && run.request.key !== this.#wanted?.key;
    this.#entry = { ...run, stale, wanted: this.#wanted };
  }

  #publish(): void {
    this.#refresh();
    this.#onChange();
  }
}
