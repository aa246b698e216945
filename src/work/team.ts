// The workers that answer the tables of queries, and which of them answers what. With the audit's worker and those of
// chapter 5 there is never more than one worker beyond the number of cores; work that a reader starts has workers of its own.

import { IDLE } from '../base/liveness/limits';
import { Roster } from '../base/rpc/roster';
import type { Sentence } from '../base/sentences/sentence';
import { Bridge } from './client/bridge';
import { WORKER_NAMES } from './sentences';

/**
 * Milliseconds that a worker has to answer an abort, as long as one certified composition, because replacing it loses what it has loaded.
 */
const COMPOSITION_GRACE = 4000;

/** Milliseconds that a worker has to answer an abort if other requests share it and would have to wait. */
const SHARED_GRACE = 1000;

export interface Team {
  /** Limits the workers that the page starts by itself to one more than the number of cores. */
  roster: Roster;
  /** The worker for requests that follow a drag, none of which takes long. */
  hand: Bridge;
  /** A second worker for half of the curves, if there is a core for it. */
  beside: Bridge | null;
  /** The worker for the certified point, and for other requests made when a drag rests. */
  point: Bridge;
  /** The worker for maps, compositions and work that a reader starts. */
  slow: Bridge;
}

/** Ways to the workers that chapters ask. The page hands them down, so that no chapter imports the code that computes. */
export interface ChapterWorkers {
  team: Team;
  oneRun: () => Worker;
}

/** The team of workers. None is started before its first call. */
export function teamOf(cores: number, create: () => Worker): Team {
  const roster = new Roster(cores + 1);
  const of = (named: { name: Sentence; grace: number }) =>
    new Bridge({ ...named, create, idle: IDLE, roster });
  // the accountant's worker is never ended while idle, because a drag would have to wait for it to start again
  const hand = new Bridge({
    name: WORKER_NAMES.accounting,
    create,
    roster,
    ...(cores < 2 && { grace: SHARED_GRACE }),
  });
  if (cores < 2) return { roster, hand, beside: null, point: hand, slow: hand };
  const certification = () => of({ name: WORKER_NAMES.certification, grace: SHARED_GRACE });
  const slow = cores < 3 ? certification() : of({ name: WORKER_NAMES.lesson, grace: COMPOSITION_GRACE });
  const point = cores < 3 ? slow : certification();
  const beside = cores < 4 ? null : of({ name: WORKER_NAMES.accounting, grace: 100 });
  return { roster, hand, beside, point, slow };
}
