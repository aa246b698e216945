// `npm run paste:score`: of the rows that real configurations say something of, how many the reader of pastes fills rightly.
import { score } from '../../src/configuration/testing/yardstick';

/** Measured before the reader by patterns was taken away, over the same rows: those it filled. */
const BEFORE = { filled: 981, rows: 1121 };

const share = (count: number, of: number): string =>
  `${count} of ${of}, ${Math.round((1000 * count) / of) / 10}%`;

const { rows, counts } = score();
process.stdout.write(`rows filled rightly before, by patterns: ${share(BEFORE.filled, BEFORE.rows)}\n`);
for (const [verdict, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  process.stdout.write(`${verdict.padEnd(30)} ${share(count, rows)}\n`);
}
