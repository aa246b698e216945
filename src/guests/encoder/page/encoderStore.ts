// The store of the reader's own encoder on the page. When a model or records are refused, the store keeps the reason, and what was there
// before.

import { asJobError, type JobError } from '../../../base/rpc/jobError';
import { Listeners } from '../../../work/client/listeners';
import type { EncodeOptions, ModelSummary, RecordsSummary } from '../engine/types';
import type { EncodeProgressMessage, EncodeReply, EncoderChoice, RecordsChoice } from '../worker/answers';
import type { EncoderClient } from './client';

interface Chosen<Choice, Summary> {
  status: 'none' | 'reading' | 'ready' | 'failed';
  choice: Choice | null;
  summary: Summary | null;
  /** The reason for which the newest choice was refused. The choice before it stays. */
  error: JobError | null;
}

export interface EncoderEntry {
  model: Chosen<EncoderChoice, ModelSummary>;
  records: Chosen<RecordsChoice, RecordsSummary>;
  options: EncodeOptions;
  run: {
    status: 'idle' | 'running' | 'done' | 'failed';
    progress: EncodeProgressMessage | null;
    /** Reply of the last run, which belongs to earlier settings if `stale`. */
    reply: Omit<EncodeReply, 'file'> | null;
    fileName: string | null;
    stale: boolean;
    error: JobError | null;
  };
}

export interface EncoderStoreOptions {
  client: EncoderClient;
}

const DEFAULT_OPTIONS: EncodeOptions = {
  output: '',
  pooling: 'mean',
  scale: 'unit',
  side: 96,
  engine: 'auto',
};

const NOTHING = { status: 'none', choice: null, summary: null, error: null } as const;

export class EncoderStore {
  readonly #listeners = new Listeners();
  #entry: EncoderEntry = {
    model: NOTHING,
    records: NOTHING,
    options: DEFAULT_OPTIONS,
    run: { status: 'idle', progress: null, reply: null, fileName: null, stale: false, error: null },
  };
  #looking = { model: new AbortController(), records: new AbortController() };
  #running: AbortController | null = null;

  constructor(private readonly options: EncoderStoreOptions) {}

  readonly subscribe = this.#listeners.subscribe;

  readonly getSnapshot = (): EncoderEntry => this.#entry;

  async chooseModel(choice: EncoderChoice): Promise<void> {
    const summary = await this.#look('model', choice, (signal) => this.options.client.model(signal, choice));
    // the output of the model itself is chosen, until the reader chooses another
    const output = summary?.outputs.findLast(({ final }) => final) ?? summary?.outputs.at(-1);
    if (output) this.setOptions({ output: output.name });
  }

  async chooseRecords(choice: RecordsChoice): Promise<void> {
    await this.#look('records', choice, (signal) => this.options.client.records(signal, choice));
  }

  setOptions(change: Partial<EncodeOptions>): void {
    this.#set({ options: { ...this.#entry.options, ...change } });
    this.#outdate();
  }

  /** Makes the features and hands their file to `onFile`. A newer call aborts an older one. */
  async encode(onFile: (file: File) => void): Promise<void> {
    const { model, records, options } = this.#entry;
    if (model.choice === null || records.choice === null) return;
    this.#running?.abort();
    const controller = new AbortController();
    this.#running = controller;
    this.#run({ status: 'running', progress: null, stale: false, error: null });
    const request = { model: model.choice, records: records.choice, options };
    try {
      const { file, ...reply } = await this.options.client.encode(controller.signal, request, (progress) => {
        if (!controller.signal.aborted) this.#run({ progress });
      });
      if (controller.signal.aborted) return;
      this.#run({ status: 'done', reply, fileName: file.name });
      onFile(new File([file.bytes], file.name, { type: 'application/zip' }));
    } catch (thrown) {
      if (controller.signal.aborted) return;
      this.#run({ status: 'failed', error: asJobError(thrown) });
    }
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    const { reply } = this.#entry.run;
    this.#run({ status: reply === null ? 'idle' : 'done', progress: null, stale: reply !== null });
  }

  /** Asks about a newly chosen model or records, and keeps the choice unless it is refused. */
  async #look<Summary>(
    what: 'model' | 'records',
    choice: EncoderChoice | RecordsChoice,
    ask: (signal: AbortSignal) => Promise<Summary>,
  ): Promise<Summary | null> {
    this.#looking[what].abort();
    const controller = new AbortController();
    this.#looking[what] = controller;
    const before = this.#entry[what];
    this.#set({ [what]: { ...before, status: 'reading', error: null } });
    try {
      const summary = await ask(controller.signal);
      if (controller.signal.aborted) return null;
      this.#set({ [what]: { status: 'ready', choice, summary, error: null } });
      this.#outdate();
      return summary;
    } catch (thrown) {
      if (!controller.signal.aborted)
        this.#set({ [what]: { ...before, status: 'failed', error: asJobError(thrown) } });
      return null;
    }
  }

  /** Marks the last result as one of earlier settings, and aborts a run that has not finished. */
  #outdate(): void {
    const { status, reply } = this.#entry.run;
    if (status === 'running') this.stop();
    else if (status !== 'idle')
      this.#run({ stale: reply !== null, status: reply ? 'done' : 'idle', error: null });
  }

  #run(change: Partial<EncoderEntry['run']>): void {
    this.#set({ run: { ...this.#entry.run, ...change } });
  }

  #set(change: Partial<EncoderEntry>): void {
    this.#entry = { ...this.#entry, ...change };
    this.#listeners.tell();
  }
}
