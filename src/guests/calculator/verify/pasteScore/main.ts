// `npm run verify:guests -- pasteScore`: of the rows that real configurations say something of, how many the reader of pastes fills rightly. With
// `--missed`, the others by name.
import { configurations, score, verdictsOn } from '../../testing/configurations/yardstick';

/** Measured before the reader by patterns was taken away, over the same rows but for four that were added since: those it filled. */
const BEFORE = { filled: 981, rows: 1121 };

const share = (count: number, of: number): string =>
  `${count} of ${of}, ${Math.round((1000 * count) / of) / 10}%`;

const { rows, right, counts, several, offered, besides } = score();
const lines = [
  `rows filled rightly before, by patterns: ${share(BEFORE.filled, BEFORE.rows)}`,
  `rows filled rightly: ${share(right, rows)}`,
  ...[...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([verdict, count]) => `  ${verdict.padEnd(28)} ${share(count, rows)}`),
  `rows that a text leaves open, and the form offers as a choice: ${share(offered, several)}`,
  `rows filled with a doubt although nothing is said of them: ${besides}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--missed')) {
  for (const configuration of configurations()) {
    for (const { row, verdict, said, found } of verdictsOn(configuration)) {
      if (!verdict.startsWith('right') && said === 'one')
        process.stdout.write(`${configuration.name}, ${row}: ${verdict}; ${found || 'nothing'}\n`);
    }
  }
}
