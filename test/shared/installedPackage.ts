// The type of the installed package, which packed.test.ts gives to the tests of guests.
import type { SpawnSyncReturns } from 'node:child_process';

export interface InstalledPackage {
  /** Folder that the package was installed into. */
  folder: string;
  /** Runs the package's command with these arguments, as npx would. */
  run(words: string[], input?: string): SpawnSyncReturns<string>;
}
