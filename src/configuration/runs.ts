// Runs that a table sets side by side, each in a column of its own: which of them is meant is a question, unless they are alike. Pure.
import type { Conflict } from './agreement';
import type { ConfigurationReading } from './types';

/** What the runs are called, in the order of the text; none where the text tells of one. */
export function runsOf({ claims }: ConfigurationReading): string[] {
  const runs = [...new Set(claims.flatMap(({ run }) => (run === undefined ? [] : [run])))];
  return runs.length > 1 ? runs : [];
}

/** What is said of one of them, and of all. */
export function ofRun(reading: ConfigurationReading, name: string | undefined): ConfigurationReading {
  const own = <Piece extends { run?: string | undefined }>(pieces: readonly Piece[]) =>
    pieces.filter(({ run }) => run === undefined || run === name);
  return {
    ...reading,
    claims: own(reading.claims),
    doubtful: own(reading.doubtful),
    misspelt: own(reading.misspelt),
    misread: own(reading.misread),
  };
}

/** Which of them? Counted from 1. */
export const whichRun = (runs: readonly string[]): Conflict => ({
  name: 'run',
  what: `A table has the numbers of ${runs.length} runs: which of them is meant?`,
  claims: runs.map((from, i) => ({ value: i + 1, from })),
});
