// Runs of several phases. Pure.
import { claimsOf } from './claims';
import { withTargets } from './epsilons';
import type { Entry } from './formats/entry';
import { setOf } from './names/list';
import { type Evidence, ROWS, type RowReadings, speaks } from './reading';
import { rowsOf } from './rows';

const LISTS = setOf('segments|phases|stages|parts|history');
const LAW = ['noise_multiplier', 'sample_rate', 'steps'];
const INDEX = /^\d+$/;
const NUMBERED = /^(?:phase|stage|part)[ _-]?\d+$/i;

/** An accountant's history is a list of (σ, q, T). */
export const historyIn = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    const { path, value } = entry;
    if (!path.includes('history') || value.kind !== 'list' || value.items.length !== 3) return [];
    const [place = ''] = path.slice(path.indexOf('history') + 1);
    return value.items.map((item, i) => ({
      ...entry,
      path: ['history', place, LAW[i] as string],
      value: item,
    }));
  });

/** Null for what holds for all phases. */
function phaseOf({ path, line }: Entry): string | null {
  const at = path.findIndex((group) => LISTS.has(group.toLowerCase()));
  const place = at < 0 ? undefined : path[at + 1];
  // a history lists one step's law after another, on lines or within one
  if (place !== undefined && (path[at] === 'history' || INDEX.test(place))) return place;
  const numbered = path.slice(0, -1).find((group) => NUMBERED.test(group));
  return numbered ?? (place === undefined ? null : `line ${line}`);
}

/** Where there are several. */
export function partsOf(entries: readonly Entry[]): RowReadings[] {
  const phases = [...new Set(entries.map(phaseOf).filter((phase) => phase !== null))];
  if (phases.length < 2) return [];
  return phases.map((phase) => {
    const own = entries.filter((entry) => [null, phase].includes(phaseOf(entry)));
    return rowsOf(withTargets(own.flatMap(claimsOf)).claims).rows;
  });
}

/** A text that lists phases asks whether there are several. */
export function severalIn(parts: readonly RowReadings[]): Evidence[] {
  const [, second] = parts;
  const place = second && ROWS.flatMap((row) => second[row]).toSorted((a, b) => b.line - a.line)[0];
  return place ? [speaks('phases', 'several', place)] : [];
}
