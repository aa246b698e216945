// Test that the scripts and lines which `audit plan` and `audit status` write run as they stand, from a folder that has nothing to do
// with the repository. A scheduler starts its scripts in whatever folder they were submitted from.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { builtCommand } from '../../../test/shared/builtCommand';
import { size, thorough } from '../../../test/statistics/size';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LINK = '?q=1&T=2&data=breast&M=20&cp=1&can=S2';
// the name has a space and a quote, which a shell would take apart
const room = mkdtempSync(join(tmpdir(), "adjacency lab's plan "));
afterAll(() => rmSync(room, { recursive: true }));

const anywhere = (program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program, words, { cwd: '/', env: { ...process.env, ...env }, encoding: 'utf8' });

test.skipIf(spawnSync('sh', ['-c', ':']).status !== 0)(
  "Slurm's scripts and the lines to copy run from any folder",
  async () => {
    const where = join(room, 'audit');
    const slurm = join(where, 'slurm');
    const shards = () => readdirSync(join(where, 'shards')).sort();
    // the full test starts the command as npm does, by a module name that Node finds only from the repository; `npm test` starts the
    // compiled command, which is faster
    const [program, ...words] = thorough
      ? [process.execPath, '--import', 'tsx', 'src/cli/bin.ts']
      : await builtCommand();
    const own = (...asked: string[]) =>
      spawnSync(program, [...words, 'audit', ...asked], { cwd: ROOT, encoding: 'utf8' });
    const plan = own('plan', LINK, '--out', where, '--shards', '3', '--slurm');
    expect([plan.status, plan.stderr]).toEqual([0, '']);
    const array = anywhere('sh', [join(slurm, 'shards.sbatch')], { SLURM_ARRAY_TASK_ID: '1' });
    expect([array.status, array.stderr]).toEqual([0, '']);
    expect(shards()).toEqual(['shard-000001.shard']);

    // status writes the loop for a plan without a scheduler if submit.sh is missing
    rmSync(join(slurm, 'submit.sh'));
    const status = own('status', where);
    const missing = /^train what is missing: (.*)$/m.exec(status.stdout)?.[1] ?? 'false';
    expect(missing).toContain('for i in 0 2;');
    const trained = anywhere('sh', ['-c', missing]);
    expect([trained.status, trained.stderr]).toEqual([0, '']);
    expect(shards()).toHaveLength(3);

    const merged = join(where, 'merged.json');
    const merging = [
      [join(slurm, 'merge.sbatch')],
      ['-c', /^then: (.*)$/m.exec(plan.stdout)?.[1] ?? 'false'],
    ];
    for (const words of merging.slice(0, size(1, 2))) {
      const merge = anywhere('sh', words);
      expect([merge.status, merge.stderr]).toEqual([0, '']);
      expect(existsSync(merged)).toBe(true);
      rmSync(merged);
    }
  },
);
