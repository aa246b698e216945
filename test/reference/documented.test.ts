// What the documents tell readers to type does what they say: each line of docs/compute.md and docs/audit.md that is cheap to run, taken from
// there; those of docs/audit.md in `npm run verify:statistics`. The packed command's lines and modules are tried by packed.test.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { epsilon } from '../../src/accounting';
import { onlyInFull } from '../statistics/size';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MECHANISM = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

/** The blocks of a document in a language. */
const blocks = (path: string, language: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter((block) => block[1] === language)
    .map((block) => block[2]!);
const starts = (program: string) => spawnSync(program, ['--version']).status === 0;
const bash = (line: string) => spawnSync('bash', ['-c', line], { cwd: ROOT, encoding: 'utf8' });

test.skipIf(!starts('bash'))('the first line of docs/compute.md answers', () => {
  const [first = ''] = blocks('docs/compute.md', 'sh');
  const { stdout, status } = bash(first);
  expect(status).toBe(0);
  expect(JSON.parse(stdout).value).toBe(epsilon('substitute', MECHANISM, 1e-5).value);
});

test.skipIf(!starts('python3'))('its lines of Python print what the accountant says', () => {
  const [script = ''] = blocks('docs/compute.md', 'python');
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
});

describe.skipIf(!starts('bash'))('docs/audit.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const where = join(folder, 'audit');
  const [block = ''] = blocks('docs/audit.md', 'sh');
  /** Its line of a command, on a small audit in a folder of ours. */
  const line = (command: string): string =>
    (block.split('\n').find((one) => one.includes(`audit -- ${command}`)) ?? '')
      .replace('LINK', '?q=1&T=2&data=breast&cp=1&can=S2')
      .replace('--shards 200 --models 500000', '--shards 1 --models 20')
      .replaceAll('/shared/audit', where);

  test('plans, trains, says what is missing, and merges', (itself) => {
    onlyInFull(itself);
    expect(bash(line('plan')).status).toBe(0);
    expect(existsSync(join(where, 'slurm/submit.sh'))).toBe(true);
    const missing = bash(line('status'));
    expect([missing.status, missing.stdout]).toEqual([1, expect.stringContaining('0 of 1 shards done')]);
    expect(bash(`npm run audit -- shard ${where} 0`).status).toBe(0);
    expect(bash(line('status')).status).toBe(0);
    expect(bash(line('merge')).status).toBe(0);
    expect(existsSync(join(where, 'merged.json'))).toBe(true);
  });
});
