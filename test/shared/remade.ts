// What docs/papers.md says of a recording: how much stands behind it, how long it took and at which commit. Pure.
import { countText, durationText } from '../../src/lab/notation/formatNumber';
import type { RemadeFigure } from '../../src/lab/pages/items/markdown';
import type { PaperRecordingPlan } from '../../src/lab/pages/paper/cells';
import type { PaperRecording } from '../../src/lab/pages/paper/recorded';
import { secondsOf } from '../../src/lab/pages/paper/recordedBy';
import type { OneRunRecording } from '../../src/lab/pages/uniaud/gallery/recorded';

type Remade = Omit<RemadeFigure, 'name' | 'id'>;

const times = (repeats: number): string => (repeats === 1 ? 'no repeats' : `${repeats} repeats`);

export function remadeOfPaper(
  { cells: plans, grows }: PaperRecordingPlan,
  recording: PaperRecording,
): Remade {
  const { cells, commit } = recording;
  const [{ modelsPerWorld, repeats }] = cells;
  const [{ kind, scenario }] = plans;
  const models = countText(2 * modelsPerWorld);
  const behind = {
    'worst-case': `${models} draws a point, ${times(repeats)}`,
    training: `${grows ? `${models} of ${countText(2 * scenario.modelsPerWorld)}` : models} models an attack, ${times(repeats)}`,
    accuracy: `${modelsPerWorld} models a line`,
  }[kind];
  return { behind, time: durationText(secondsOf(cells)), commit };
}

export const remadeOfOneRun = ({ results, seconds, commit }: OneRunRecording): Remade => ({
  behind: `${results[0].runs} runs a point`,
  time: durationText(seconds),
  commit,
});

export const remadeOfAttacks = (
  queries: readonly Readonly<Record<string, unknown>>[],
  { seconds, commit }: { seconds: number; commit: string },
): Remade => {
  const [{ runsPerWorld }] = queries;
  const repeats = [...new Set(queries.flatMap((query) => query.repeats ?? []))];
  const behind =
    repeats.length === 0
      ? `${countText(2 * Number(runsPerWorld))} models a point`
      : `${repeats.join(' or ')} runs a point`;
  return { behind, time: durationText(seconds), commit };
};
