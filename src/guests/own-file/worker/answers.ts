// The answers of the worker for a reader's own file: it takes bytes and gives a preview or the splits of an audit. The parsers
// are those of src/audit/datasets/tableFiles.

import { classCounts } from '../../../audit/datasets/table';
import { previewOf, readTable } from '../../../audit/datasets/tableFiles/readTable';
import { OWN_FILE } from '../../../audit/datasets/tableFiles/sentences';
import type { AuditData } from '../../../audit/datasets/types';
import { refusals } from '../../../base/numerics/errors';
import { asSentence } from '../../../base/sentences/plain';
import type { Sentence } from '../../../base/sentences/sentence';
import { type ValueCounts, valueCounts } from '../../../risk/priors/valueCounts';
import { prepareOwnData } from '../engine/prepare';

export interface ReadFile {
  /** A Blob crosses to a worker by reference; its bytes are read there. */
  file: Blob;
  name: string;
  /** Whether the first line of a text file names the columns. */
  header: 'auto' | 'yes' | 'no';
}

export interface PrepareFile extends ReadFile {
  /** Index of the label column. */
  label: number;
  /** Indices of the columns to leave out. */
  skip: readonly number[];
}

export interface PreparedFile {
  data: AuditData;
  /** Records per class of the training split, in the order of data.classNames. */
  trainingCounts: readonly number[];
  /** How many records have each value of a column, for the pages that ask what an attacker knows of a record beforehand. */
  frequencies: readonly ValueCounts[];
  /** Sentences about what was left out. */
  notices: readonly Sentence[];
}

async function tableOf({ file, name, header }: ReadFile) {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw refusals('file').malformed(OWN_FILE.notOpened({ file: name, why: asSentence(error) }));
  });
  return readTable(new Uint8Array(bytes), { name, header });
}

export type OwnFileTable = typeof OWN_FILE_QUERIES;

/** The queries of a reader's own file. They have no state, and every call carries the file. */
export const OWN_FILE_QUERIES = {
  read: async (request: ReadFile) => previewOf(await tableOf(request)),

  async prepare({ label, skip, ...request }: PrepareFile): Promise<PreparedFile> {
    const { data, notices } = prepareOwnData(await tableOf(request), { label, skip, name: request.name });
    return { data, notices, trainingCounts: classCounts(data.train), frequencies: valueCounts(data) };
  },
};
