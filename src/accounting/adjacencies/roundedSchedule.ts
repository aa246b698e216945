// Rounds a run of more different steps than can be composed one by one to fewer different steps, on either side. Under less noise
// and at a larger rate delta is no smaller, and under more noise and at a smaller rate no larger (solveParameter.ts says why).
import { isCut, isOfPeople, isOfPoisson, type OfPoisson } from '../segments';
import type { AnySegments } from '../types';

/** The most different steps that are composed as they are. A thousand that come once each take some seconds. */
const MOST_COMPOSED = 1000;
/** The most different steps to which a longer run is rounded, unless it has more kinds of steps than these. */
const ROUNDED_TO = 500;
/** The first width of the cells of (ln rate, ln noise) within which steps are rounded together. */
const NARROWEST = 1e-7;

export const isLongSchedule = (run: AnySegments): boolean =>
  run.length > MOST_COMPOSED && run.every(isOfPoisson);

/**
 * Steps are rounded together only within one kind. A kind is the number of a person's records, or a cut batch's rate, records and largest
 * size, since how much is cut is not known to grow with the rate.
 */
function kindOf(segment: OfPoisson): string {
  if (isOfPeople(segment)) return `${segment.recordsPerPerson}`;
  return isCut(segment) ? `${segment.samplingRate} ${segment.records} ${segment.largestBatch}` : '';
}

function cellsOf(run: readonly OfPoisson[], width: number): Map<string, OfPoisson[]> {
  const cells = new Map<string, OfPoisson[]>();
  for (const segment of run) {
    const rate = Math.floor(Math.log(segment.samplingRate) / width);
    const noise = Math.floor(Math.log(segment.noiseMultiplier) / width);
    const cell = `${rate} ${noise} ${kindOf(segment)}`;
    const others = cells.get(cell);
    if (others === undefined) cells.set(cell, [segment]);
    else others.push(segment);
  }
  return cells;
}

/** The run with fewer different steps, twice: in `above` no step is more private than before, and in `below` none is less private. */
export function roundedSchedule(run: AnySegments): { above: AnySegments; below: AnySegments } {
  const sampled = run.filter(isOfPoisson);
  let width = NARROWEST;
  let cells = cellsOf(sampled, width);
  while (cells.size > ROUNDED_TO && width < 1) {
    width *= 1.3;
    cells = cellsOf(sampled, width);
  }
  const rounded = (sign: 1 | -1) =>
    [...cells.values()].map((cell): OfPoisson => {
      const pick = (of: (segment: OfPoisson) => number, by: 1 | -1) =>
        cell.reduce((best, each) => (by * of(each) > by * best ? of(each) : best), of(cell[0] as OfPoisson));
      return {
        ...(cell[0] as OfPoisson),
        samplingRate: pick((each) => each.samplingRate, sign),
        noiseMultiplier: pick((each) => each.noiseMultiplier, sign > 0 ? -1 : 1),
        steps: cell.reduce((sum, each) => sum + each.steps, 0),
      };
    });
  return { above: rounded(1), below: rounded(-1) };
}
