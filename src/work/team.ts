// The workers that answer the tables of queries, and who answers what. With the one that attacks and those of
// chapter 5 they are never more than the cores and one; what a reader starts has workers of its own.

import { IDLE } from '../base/liveness/limits';
import { Roster } from '../base/rpc/roster';
import type { Sentence } from '../base/sentences/sentence';
import { Bridge } from './client/bridge';
import { WORKER_NAMES } from './sentences';

/** Milliseconds that one certified composition may take: replacing the worker would only lose what it has loaded. */
const COMPOSITION_GRACE = 4000;

/** Milliseconds for which a worker may keep others' questions waiting that it shares. */
const SHARED_GRACE = 1000;

export interface Team {
  /** Holds all workers that the page starts by itself to the cores and one. */
  roster: Roster;
  /** What follows the reader's hand, so nothing here takes long. */
  hand: Bridge;
  /** Half of the curves, where a core is to spare. */
  beside: Bridge | null;
  /** The certified point, and what else a resting hand waits for. */
  point: Bridge;
  /** Maps, compositions, and what a reader starts. */
  slow: Bridge;
}

/** How workers are started that only chapters ask: the page hands it down, so that no chapter reaches what they compute with. */
export interface ChapterWorkers {
  team: Team;
  oneRun: () => Worker;
}

/** The team of workers. None is started before its first call. */
export function teamOf(cores: number, create: () => Worker): Team {
  const roster = new Roster(cores + 1);
  const of = (named: { name: Sentence; grace: number }) =>
    new Bridge({ ...named, create, idle: IDLE, roster });
  // stays, since a drag would wait for it to start
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
