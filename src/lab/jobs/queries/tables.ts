// Which table has a query: a worker starts with the fast curves (fastCurves.ts), and loads a table with the first question to it.

import type { ChapterTable } from '../messages/chapterMessages';
import type { RiskTable } from '../messages/riskMessages';
import type { AccountingQueries } from './accounting';
import type { WorldsTable } from './worlds';

interface LaterTables {
  accountant: AccountingQueries;
  chapters: ChapterTable;
  risk: RiskTable;
  worlds: WorldsTable;
}

export type LaterTable = keyof LaterTables;

const NAMES: { readonly [Table in LaterTable]: { readonly [Name in keyof LaterTables[Table]]: true } } = {
  accountant: { curves: true, point: true, muCurves: true, calibrate: true },
  chapters: {
    profile: true,
    tradeoff: true,
    guess: true,
    map: true,
    sample: true,
    threshold: true,
    choice: true,
    crowd: true,
    stopping: true,
  },
  risk: {
    profiles: true,
    family: true,
    frequencies: true,
    choose: true,
    points: true,
    form: true,
    target: true,
    records: true,
    attack: true,
    marginals: true,
  },
  worlds: { cloud: true, findings: true, one: true },
};

/** @throws Error for a name that no table has. */
export function tableOf(name: string): LaterTable {
  const tables = Object.keys(NAMES) as LaterTable[];
  const table = tables.find((table) => Object.hasOwn(NAMES[table], name));
  if (table === undefined) throw new Error(`No table of queries has ${name}.`);
  return table;
}
