// The store of the reader's own file on the page. When a file or a choice of columns is refused, the store keeps the reason, and
// the records that were there before.
import type { FilePreview } from '../../../audit/datasets/tableFiles/readTable';
import { asJobError, type JobError } from '../../../base/rpc/jobError';
import { Listeners } from '../../../work/client/listeners';
import type { SourceRecords } from '../../../work/store/snapshot';
import type { PreparedFile, ReadFile } from '../worker/answers';
import type { OwnFileClient } from './client';

export interface OwnFileColumns {
  label: number;
  /** Columns that are left out, ascending. */
  skip: readonly number[];
}

export interface OwnFileEntry {
  status: 'none' | 'reading' | 'ready' | 'failed';
  name: string | null;
  header: ReadFile['header'];
  preview: FilePreview | null;
  columns: OwnFileColumns | null;
  /** The records that were made of the file, apart from the data themselves; null if none could be made. */
  prepared:
    | (Omit<PreparedFile, 'data'> & { trainRows: number; auxiliaryRows: number; testRows: number })
    | null;
  classNames: readonly string[];
  error: JobError | null;
}

const NO_OWN_FILE: OwnFileEntry = {
  status: 'none',
  name: null,
  header: 'auto',
  preview: null,
  columns: null,
  prepared: null,
  classNames: [],
  error: null,
};

export interface OwnFileStoreOptions {
  client: OwnFileClient;
  /** Is told the records to train on, or null when there are none. */
  onRecords: (records: SourceRecords | null) => void;
}

/** The columns of a file that was just read. Text cannot be trained on, so a column of text is left out unless it is the label. */
function standardColumns(preview: FilePreview): OwnFileColumns {
  const label = preview.suggestedLabel;
  return { label, skip: textColumns(preview, label) };
}

const textColumns = ({ columns }: FilePreview, label: number): number[] =>
  columns.flatMap(({ kind }, j) => (kind === 'text' && j !== label ? [j] : []));

export class OwnFileStore {
  readonly #listeners = new Listeners();
  #entry: OwnFileEntry = NO_OWN_FILE;
  #file: File | null = null;
  #controller: AbortController | null = null;

  constructor(private readonly options: OwnFileStoreOptions) {}

  readonly subscribe = this.#listeners.subscribe;

  readonly getSnapshot = (): OwnFileEntry => this.#entry;

  /** Reads a file. The file before it stays until this one has been read. */
  readonly open = (file: File, header: ReadFile['header'] = 'auto'): Promise<void> =>
    this.#attempt(async (signal) => {
      const request = { file, name: file.name, header };
      const preview = await this.options.client.read(signal, request);
      signal.throwIfAborted();
      this.#file = file;
      const columns = standardColumns(preview);
      this.#entry = { ...NO_OWN_FILE, status: 'reading', name: file.name, header, preview, columns };
      this.options.onRecords(null);
      await this.#prepare(signal, request, columns);
    });

  readonly setHeader = (header: ReadFile['header']): void => {
    if (this.#file) void this.open(this.#file, header);
  };

  readonly setColumns = async (change: Partial<OwnFileColumns>): Promise<void> => {
    const file = this.#file;
    const { columns, preview, header } = this.#entry;
    if (!file || !columns || !preview) return;
    const label = change.label ?? columns.label;
    // the former label column takes part again, unless it is text
    const skip = (
      change.skip ??
      (label === columns.label ? columns.skip : [...columns.skip, ...textColumns(preview, label)])
    )
      .filter((column, i, all) => column !== label && all.indexOf(column) === i)
      .sort((a, b) => a - b);
    const next = { label, skip };
    this.#entry = { ...this.#entry, columns: next };
    await this.#attempt((signal) => this.#prepare(signal, { file, name: file.name, header }, next));
  };

  readonly forget = (): void => {
    this.close();
    this.#file = null;
    this.#entry = NO_OWN_FILE;
    this.options.onRecords(null);
    this.#listeners.tell();
  };

  close(): void {
    this.#controller?.abort();
  }

  async #prepare(signal: AbortSignal, request: ReadFile, columns: OwnFileColumns): Promise<void> {
    const { data, ...rest } = await this.options.client.prepare(signal, { ...request, ...columns });
    signal.throwIfAborted();
    const { train, auxiliary, test, classNames } = data;
    const rows = { trainRows: train.rows, auxiliaryRows: auxiliary.rows, testRows: test.rows };
    this.#entry = { ...this.#entry, prepared: { ...rest, ...rows }, classNames };
    this.options.onRecords({ name: request.name, data, frequencies: rest.frequencies });
  }

  /** Runs a reading or a preparation and notes how it ended. It aborts the one before, so that only the newest counts. */
  async #attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.#entry = { ...this.#entry, status: 'reading', error: null };
    this.#listeners.tell();
    try {
      await work(controller.signal);
      this.#entry = { ...this.#entry, status: 'ready' };
    } catch (thrown) {
      if (controller.signal.aborted) return;
      this.#entry = { ...this.#entry, status: 'failed', error: asJobError(thrown) };
    }
    this.#listeners.tell();
  }
}
