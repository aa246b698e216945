// Which table has a query: a worker starts with the fast curves (fastCurves.ts), and loads a table with the first
// question to it.

import type { AccountingQueries } from '../messages/accountantMessages';
import type { ChapterTable } from '../messages/chapterMessages';
import type { RiskTable } from '../messages/riskMessages';
import type { WorldsTable } from './worlds';

interface LaterTables {
  accountant: AccountingQueries;
  chapters: ChapterTable;
  risk: RiskTable;
  worlds: WorldsTable;
}

export type LaterTable = keyof LaterTables;

/** A test holds them to what the tables have. */
const NAMES: { readonly [Table in LaterTable]: readonly (keyof LaterTables[Table])[] } = {
  accountant: ['curves', 'point', 'muCurves', 'calibrate'],
  chapters: ['profile', 'tradeoff', 'guess', 'map', 'sample', 'threshold', 'choice', 'crowd', 'stopping'],
  risk: [
    'profiles',
    'family',
    'frequencies',
    'choose',
    'points',
    'form',
    'target',
    'records',
    'attack',
    'marginals',
  ],
  worlds: ['cloud', 'findings', 'one'],
};

/** @throws Error for a name that no table has. */
export function tableOf(name: string): LaterTable {
  const tables = Object.keys(NAMES) as LaterTable[];
  const table = tables.find((table) => NAMES[table].some((known) => known === name));
  if (table === undefined) throw new Error(`No table of queries has ${name}.`);
  return table;
}
