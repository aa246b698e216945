// The journals of one shard on disk: those of earlier runs, whose finished blocks are kept, and the one that this run writes.
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import type { FinishedModels } from '../../../../audit/training/audit/partTrainer';
import { type JournalHead, journalBlock, journalHead, readJournal } from '../../training/journal';
import type { Console } from '../subcommand';
import { type AuditFolder, journalsOf, ownPath, shardName, writeAll, writeFault } from './folder';

export class JournalFile {
  /** Finished models of earlier runs that trained as this one does. */
  readonly kept: readonly FinishedModels[];
  readonly #path: string;
  readonly #file: number;
  #blocks = 0;
  readonly #folder: AuditFolder;
  readonly #index: number;

  constructor(folder: AuditFolder, index: number, head: JournalHead, console: Console) {
    this.#folder = folder;
    this.#index = index;
    const same = JSON.stringify(head);
    const { journals, unreadable } = journalsOf(folder, index);
    for (const message of unreadable) console.warn(message);
    this.kept = journals
      .map(({ bytes }) => readJournal(bytes))
      .filter((journal) => JSON.stringify(journal.head) === same)
      .flatMap(({ blocks }) => blocks);
    this.#path = ownPath(`${folder.shards}/${shardName(index)}`, 'part');
    this.#file = this.#write(() => {
      mkdirSync(folder.shards, { recursive: true });
      return openSync(this.#path, 'ax');
    });
    this.#write(() => writeAll(this.#file, journalHead(head)));
  }

  add(block: FinishedModels): void {
    this.#write(() => writeAll(this.#file, journalBlock(block)));
    this.#blocks++;
  }

  /** Writes to the journal. Where that fails, its blocks stay for a later run, but a journal without a block is removed. */
  #write<Value>(act: () => Value): Value {
    try {
      return act();
    } catch (error) {
      if (this.#blocks === 0) rmSync(this.#path, { force: true });
      throw writeFault(this.#path, error);
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  /** Removes all journals of the shard, which nobody needs once its file is there. A run that still writes to one does no harm. */
  discardAll(): void {
    for (const { path } of journalsOf(this.#folder, this.#index).journals) rmSync(path, { force: true });
  }
}
