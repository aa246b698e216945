// What the chapters ask, of two workers where there are two, so that a threshold being dragged never waits for a map or a composition.
// Results live in the stores returned here. Loaded with the chapters.

import type { WorkerBridge } from '../../base/rpc/workerBridge';
import { latestOf } from './client/asks';
import type { ChapterTable } from './messages/chapterMessages';
import type { QueriesApi } from './messages/workerApi';
import type { Team } from './team';

export type ChapterQueries = ReturnType<typeof createChapterQueries>;

export function createChapterQueries(bridges: Record<'quick' | 'slow', WorkerBridge<QueriesApi>>) {
  const quick = latestOf<ChapterTable>(bridges.quick);
  const slow = latestOf<ChapterTable>(bridges.slow);
  return {
    profile: slow('profile'),
    tradeoff: slow('tradeoff'),
    guess: quick('guess'),
    map: slow('map'),
    sample: quick('sample'),
    /** As `sample`, for draws that a reader guesses at. */
    guessedSample: quick('sample'),
    /** Like `guess`, for the bound on these guesses. */
    fairGuess: quick('guess'),
    threshold: quick('threshold'),
    /** The attack's own two rates: as `threshold`, for another figure. */
    auditPoint: quick('threshold'),
    // these start when the reader says so
    choice: slow('choice'),
    crowd: slow('crowd'),
    stopping: slow('stopping'),
  };
}

export const queriesOver = ({ hand, slow }: Team): ChapterQueries =>
  createChapterQueries({ quick: hand, slow });
