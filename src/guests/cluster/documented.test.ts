// Test that the commands in docs/audit.md do what that document says, on a small audit. It runs in `npm run verify:statistics`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../../../test/shared/blocksOf';
import { onlyInFull } from '../../../test/statistics/size';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const bash = (line: string) => spawnSync('bash', ['-c', line], { cwd: ROOT, encoding: 'utf8' });

describe.skipIf(spawnSync('bash', ['--version']).status !== 0)('the commands of docs/audit.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const where = join(folder, 'audit');
  const [block = ''] = blocksOf('docs/audit.md', 'sh');
  /** The document's line for a subcommand, changed to a small audit in the folder of this test. */
  const line = (command: string): string =>
    (block.split('\n').find((one) => one.includes(`audit -- ${command}`)) ?? '')
      .replace('LINK', '?q=1&T=2&data=breast&cp=1&can=S2')
      .replace('--shards 200 --models 500000', '--shards 1 --models 20')
      .replaceAll('/shared/audit', where);

  test('take an audit from its plan to its merge', (itself) => {
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
