// A reader's own file as a worker exposes it: bytes in, a preview or a record table out. Parsing is that of
// datasets.

import { prepareOwnData } from '../../audit/datasets/ownFile/prepare';
import { previewOf, readOwnFile } from '../../audit/datasets/ownFile/readFile';
import { classCounts } from '../../audit/datasets/table';
import { valueCounts } from '../../risk/priors/valueCounts';
import type { PreparedFile, PrepareFile, ReadFile } from '../messages/pageMessages';

async function tableOf({ file, name, header }: ReadFile) {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} could not be opened (${why}). Choose it again.`);
  });
  return readOwnFile(new Uint8Array(bytes), { name, header });
}

export type OwnFileTable = typeof OWN_FILE_QUERIES;

/** It has no state, and every call carries the file. */
export const OWN_FILE_QUERIES = {
  read: async (request: ReadFile) => previewOf(await tableOf(request)),

  async prepare({ label, skip, ...request }: PrepareFile): Promise<PreparedFile> {
    const { data, notices } = prepareOwnData(await tableOf(request), { label, skip, name: request.name });
    return { data, notices, trainingCounts: classCounts(data.train), frequencies: valueCounts(data) };
  },
};
