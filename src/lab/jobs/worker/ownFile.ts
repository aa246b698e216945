// A reader's own file as a worker exposes it: bytes in, a preview or a record table out. Parsing is that of datasets.

import { valueCounts } from '../../../addons/risk/priors/valueCounts';
import { prepareOwnData } from '../../../audit/datasets/ownFile/prepare';
import { type FilePreview, previewOf, readOwnFile } from '../../../audit/datasets/ownFile/readFile';
import { classCounts } from '../../../audit/datasets/table';
import { CancellableTask } from '../../../base/rpc/cancellableTask';
import type { PreparedFile, ReadFile } from '../messages/pageMessages';
import type { OwnFileApi } from '../messages/workerApi';

/** Opening a file that has been moved, changed or is not readable fails here, before any parsing. */
async function tableOf({ file, name, header }: ReadFile) {
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} could not be opened (${why}). Choose it again.`);
  });
  return readOwnFile(new Uint8Array(bytes), { name, header });
}

/** The API of the worker for own files. */
export function serveOwnFile(): OwnFileApi {
  const task = new CancellableTask();
  return {
    ...task.basics,

    read: (request) => task.serve<FilePreview>(async () => previewOf(await tableOf(request))),

    prepare: (request) =>
      task.serve<PreparedFile>(async () => {
        const { label, skip, name } = request;
        const { data, notices } = prepareOwnData(await tableOf(request), { label, skip, name });
        return { data, notices, trainingCounts: classCounts(data.train), frequencies: valueCounts(data) };
      }),
  };
}
