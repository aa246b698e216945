// `npm run verify:guests -- pasteScore` counts for how many rows of real configurations the right number is proposed. With
// `--missed`, it also lists the rows for which it is not.
import { configurations, score, verdictsOn } from '../../testing/configurations/yardstick';

/** The rows that an earlier reader, with a parser for each language, filled rightly, of the same rows. */
const BEFORE = { filled: 986, rows: 1125 };

const share = (count: number, of: number): string =>
  `${count} of ${of}, ${Math.round((1000 * count) / of) / 10}%`;

const { rows, right, counts, several, offered, besides } = score();
const lines = [
  `rows filled rightly before, by a parser for each language: ${share(BEFORE.filled, BEFORE.rows)}`,
  `rows proposed rightly: ${share(right, rows)}`,
  ...[...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([verdict, count]) => `  ${verdict.padEnd(28)} ${share(count, rows)}`),
  `rows that a text leaves open, and the form offers as a choice: ${share(offered, several)}`,
  `rows proposed although nothing is said of them: ${besides}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
if (process.argv.includes('--missed')) {
  for (const configuration of configurations()) {
    for (const { row, verdict, said, found } of verdictsOn(configuration)) {
      if (verdict !== 'right' && (said !== 'several' || verdict === 'wrong'))
        process.stdout.write(`${configuration.name}, ${row}: ${verdict}; ${found || 'nothing'}\n`);
    }
  }
}
