// The two questions of the page about a reader's own file: `read` for a preview, and `prepare` for records to train on. The file
// goes to a worker of this page and nowhere else.

import { asking } from '../../../work/client/asks';
import type { Bridge } from '../../../work/client/bridge';
import type { OwnFileTable } from '../worker/answers';

export type OwnFileClient = ReturnType<typeof ownFileJobs>;

/** Calls over a worker. Each rejects with a JobError that names line and column of what is wrong. */
export function ownFileJobs(bridge: Bridge) {
  const ask = asking<OwnFileTable>(bridge);
  return { read: ask('read'), prepare: ask('prepare') };
}
