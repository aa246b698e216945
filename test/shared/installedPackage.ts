// The package as it lies on a machine with Node alone, which packed.test.ts installs.
import type { SpawnSyncReturns } from 'node:child_process';

export interface InstalledPackage {
  /** The folder that it was installed into. */
  folder: string;
  /** Runs its command with these words, as npx would. */
  run(words: string[], input?: string): SpawnSyncReturns<string>;
}
