// The lines that docs/compute.md tells readers to type work as it says. Each line that runs quickly is read from there and tried. The lines
// and modules of the packed command are tested in packed.test.ts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { epsilon, runOfTraining } from '../../src/accounting';
import { answer } from '../../src/cli/answer';
import { QUERIES } from '../../src/cli/queries';
import { report } from '../../src/report/report';
import { blocksOf } from '../shared/blocksOf';
import { onlyInFull, size } from '../statistics/size';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MECHANISM = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

const starts = (program: string) => spawnSync(program, ['--version']).status === 0;
const bash = (line: string) => spawnSync('bash', ['-c', line], { cwd: ROOT, encoding: 'utf8' });

test.skipIf(!starts('bash'))('the first command of docs/compute.md answers', (itself) => {
  onlyInFull(itself);
  const [first = ''] = blocksOf('docs/compute.md', 'sh');
  const { stdout, status } = bash(first);
  expect(status).toBe(0);
  expect(JSON.parse(stdout).value).toBe(epsilon('substitute', MECHANISM, 1e-5).value);
});

test('the queries of docs/compute.md on additions to a training run are answered as by the module', async () => {
  const [block = ''] = blocksOf('docs/compute.md', 'json');
  // the steps of a schedule all differ, and two hundred take half a minute, so npm test has ten
  const lines = size(block.replace('"steps":200', '"steps":10'), block).trim().split('\n');
  expect(lines.length).toBe(7);
  for (const line of lines) {
    const { value, lower, upper, error } = JSON.parse(await answer(QUERIES, line, 1));
    expect([line, error]).toEqual([line, undefined]);
    const { query, adjacency, delta, ...training } = JSON.parse(line);
    expect(query).toBe('epsilon');
    const known = epsilon(adjacency, runOfTraining(training), delta);
    expect({ value, lower, upper }).toEqual({
      value: known.value,
      lower: known.lower,
      upper: known.upper,
    });
  }
});

test('the query of docs/compute.md for a report is answered as by the module', async () => {
  const [, line = ''] = blocksOf('docs/compute.md', 'json');
  const { id, ...reply } = JSON.parse(await answer(QUERIES, line.trim(), 1));
  const { query, ...request } = JSON.parse(line);
  expect(query).toBe('report');
  expect(reply).toEqual(report(request));
});

test.skipIf(!starts('python3'))(
  'the lines of Python in docs/compute.md print the accountant’s values',
  (itself) => {
    onlyInFull(itself);
    const [script = ''] = blocksOf('docs/compute.md', 'python');
    const { stdout, status, stderr } = spawnSync(
      'python3',
      ['-c', script.replace('/path/to/adjacency-lab', ROOT)],
      {
        env: { ...process.env, PYTHONPATH: join(ROOT, 'python') },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    const values = [0.8, 1, 1.2].map(
      (noiseMultiplier) => epsilon('substitute', { ...MECHANISM, noiseMultiplier }, 1e-5).value,
    );
    expect(JSON.parse(stdout)).toEqual(values);
  },
);
