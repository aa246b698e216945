// Training audits that the reader has started. The page shows the audit of its scenario if there is one; otherwise the
// last one stays, marked as stale.

import type { TrainingAuditProgress } from '../../audit/training/audit/types';
import type { Scenario } from '../../scenario';
import type { RecordSourceId } from '../../scenario/types';
import type { TrainingClient } from '../client/trainingClient';
import { trainingRequest } from '../trainingRequest';
import { IDLE_TRAINING, type SourceRecords, type TrainingEntry } from './snapshot';
import { JobTable } from './works';

/** Number of remembered results; each is some hundred kilobytes. */
const REMEMBERED = 12;

export class TrainingStore {
  readonly #runs;
  /** Key of the run on the screen. */
  #shown = '';
  #scenario: Scenario | null = null;
  #records: ReadonlyMap<string, SourceRecords & { version: number }> = new Map();
  /** Number of versions given so far. Each reading of records has a version of its own. */
  #versions = 0;
  #wanted: TrainingEntry['wanted'] = null;
  #entry: TrainingEntry = IDLE_TRAINING;

  constructor(
    client: TrainingClient,
    private readonly onChange: () => void,
  ) {
    this.#runs = new JobTable(client, IDLE_TRAINING, REMEMBERED);
  }

  get entry(): TrainingEntry {
    return this.#entry;
  }

  /** The records that sources have read, as a new map after every change. */
  get records(): ReadonlyMap<string, SourceRecords> {
    return this.#records;
  }

  /** Follows the page's scenario. A run under way goes on, because the reader started it and may come back to it. */
  want(scenario: Scenario): void {
    this.#scenario = scenario;
    this.#wanted = trainingRequest(scenario, this.#records);
    if (this.#wanted !== null && this.#runs.of(this.#wanted.key) !== IDLE_TRAINING) {
      this.#shown = this.#wanted.key;
    }
    this.#refresh();
  }

  /** Takes the records that a source has read; null forgets them. */
  readonly setRecords = (source: RecordSourceId, read: SourceRecords | null): void => {
    const others = [...this.#records].filter(([id]) => id !== source);
    this.#records = new Map(
      read === null ? others : [...others, [source, { ...read, version: ++this.#versions }]],
    );
    if (this.#scenario !== null) this.want(this.#scenario);
    this.#publish();
  };

  /** Starts the training of the page's scenario, or goes on with it. A run for another scenario is stopped first. */
  readonly start = (): void => {
    const request = this.#wanted;
    const scenario = this.#scenario;
    if (request === null || scenario === null) return;
    const { key } = request;
    const { status } = this.#runs.of(key);
    this.#shown = key;
    if (status !== 'running' && status !== 'done') {
      this.#runs.callOff('stopped');
      this.#runs.put(key, { request, scenario });
      const onProgress = ({ partial, ...progress }: TrainingAuditProgress) => {
        this.#runs.put(key, partial === null ? { progress } : { progress, reply: partial });
        this.#publish();
      };
      this.#runs.start(key, request, onProgress, () => this.#publish());
    }
    this.#publish();
  };

  /** Stops the training. What it has so far stays on the screen, and start() goes on from there. */
  readonly stop = (): void => {
    this.close();
    this.#publish();
  };

  /** Starts a failed training again. Models that a dead worker did not hand out are trained anew. */
  retry(): void {
    if (this.#entry.status === 'failed' && !this.#entry.stale) this.start();
  }

  close(): void {
    this.#runs.callOff('stopped');
  }

  #refresh(): void {
    const run = this.#runs.of(this.#shown);
    const stale = run.request !== null && run.request.key !== this.#wanted?.key;
    this.#entry = { ...run, stale, wanted: this.#wanted };
  }

  #publish(): void {
    this.#refresh();
    this.onChange();
  }
}
