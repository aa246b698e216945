// What the page may ask of the results store. How it answers is the store's business.
import type { Verified } from '../../../accounting/types';
import type { AuditData } from '../../../audit/datasets/types';
import type { Scenario } from '../../scenario/types';
import type { NoiseRequest, ReadFile } from '../messages/pageMessages';
import type { OwnFileColumns, ResultsSnapshot } from './snapshot';

interface OwnFileActions {
  /** Reads a file; the one before stays until this one has been read. */
  open(file: File, header?: ReadFile['header']): Promise<void>;
  /** Reads the same file again, with or without a line of names. */
  setHeader(header: ReadFile['header']): void;
  /** Makes the records anew with another label column, or with other columns left out. */
  setColumns(change: Partial<OwnFileColumns>): Promise<void>;
  forget(): void;
}

export interface ResultsStore {
  /** For useSyncExternalStore; all methods are bound. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ResultsSnapshot;
  /**
   * Until somebody listens, it is what was known when the first scenario was set, because the page's markup was drawn from
   * that. Later it is the snapshot.
   */
  getInitialSnapshot(): ResultsSnapshot;
  /** Curves are asked for at once, the point and the audits after a short rest. The first time there is no rest. */
  setScenario(scenario: Scenario): void;
  /** Stops the audits, keeping what they have so far. */
  stopAudits(): void;
  /** Goes on after stopAudits. */
  resumeAudits(): void;
  /** While held, no audit runs, for instance because nobody sees one. What was under way goes on afterwards. */
  holdAudits(held: boolean): void;
  /** Throws this scenario's audits away and makes them anew: the same seed gives the same numbers. */
  restartAudits(): void;
  /** Trains what the scenario describes, or goes on with it where it was stopped. Nothing trains without this. */
  startTraining(): void;
  /** Stops training and keeps what there is. */
  stopTraining(): void;
  /** The records of data set 'own'; null forgets them. */
  setOwnData(data: AuditData | null): void;
  /** The reader's own file, which sets them. */
  readonly ownFile: OwnFileActions;
  /**
   * Opens the text of a file with a training audit, which the page then shows with its scenario, and returns that scenario.
   * Rejects with an error that names what is wrong with any other text.
   */
  openResult(text: string): Promise<Scenario>;
  /** From now on snapshot.stepCurves and snapshot.recorded follow the scenario: someone looks at real training. */
  followSteps(): void;
  /** From now on snapshot.mu follows the scenario. */
  followMu(): void;
  /** The noise multiplier that meets an epsilon; rejects with a JobError where none does. */
  noiseFor(signal: AbortSignal, request: NoiseRequest): Promise<Verified>;
  /** Starts fresh workers and asks again for whatever failed. */
  retryWorkers(): void;
  /** Ends all jobs and workers. */
  close(): void;
}
