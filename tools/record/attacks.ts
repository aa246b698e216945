// Makes recordings of the attacks of ?page=bounds. A recording is a list of queries that `npm run compute` answers, with the parts of the
// replies that the page shows.
import { answer } from '../../src/cli/answer';
import { QUERIES } from '../../src/cli/queries';
import { closeTraining } from '../../src/cli/queries/training';
import type { AttackRecording } from '../../src/lab/pages/bounds/measured/recordings';

/**
 * Fields of replies that are left out, since no figure shows them. Most are long or repeat the query, and `seconds` depends on the machine.
 */
const LEFT_OUT = ['id', 'columns', 'claim', 'assumptions', 'right', 'toldTheRest', 'seconds'];

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** Asks every query in turn, and returns the text of the file. */
export async function recordAttacks(recording: AttackRecording, commit: string): Promise<string> {
  const began = performance.now();
  const points: string[] = [];
  for (const query of recording.queries) {
    const reply = JSON.parse(await answer(QUERIES, JSON.stringify(query), 1)) as Record<string, unknown>;
    if (reply.error) throw new Error(JSON.stringify(reply.error));
    const means = Object.fromEntries(
      ['right', 'toldTheRest']
        .filter((field) => Array.isArray(reply[field]))
        .map((field) => [`${field}Mean`, mean(reply[field] as number[])]),
    );
    const kept = Object.fromEntries(Object.entries(reply).filter(([field]) => !LEFT_OUT.includes(field)));
    points.push(JSON.stringify({ query, reply: { ...kept, ...means } }));
    process.stderr.write(`${recording.id}: ${points.length} of ${recording.queries.length}\n`);
  }
  closeTraining();
  const seconds = Math.round((performance.now() - began) / 1000);
  const head = JSON.stringify({ id: recording.id, commit, seed: 1, seconds }).slice(0, -1);
  console.log(`${recording.id}: ${seconds} s`);
  return `${head},"points":[\n${points.join(',\n')}\n]}\n`;
}
