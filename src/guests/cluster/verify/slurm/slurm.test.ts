// Test of an array of shards on a real Slurm of one node.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type OneNode, startSlurm, until, whyNoSlurm } from './oneNode';

const LINK = '?q=1/4&T=200&data=digits&M=500&cp=3&can=S4';
const SHARDS = 4;
const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const why = whyNoSlurm();
if (why !== null) console.warn(`An audit under Slurm is not tried here: ${why}.`);

let slurm: OneNode | null = null;
afterAll(() => slurm?.stop());

const audit = (...words: string[]) =>
  spawnSync('node_modules/.bin/tsx', ['src/cli/bin.ts', 'audit', ...words], { cwd: root, encoding: 'utf8' });

/** The checksum of the scores in the output of a merge. */
const scoresOf = (text: string) => /scores (\w+)/.exec(text)?.[1];

test.skipIf(why !== null)(
  'the command that status prints completes an array after one shard was cancelled and the file of another was lost',
  async () => {
    slurm = await startSlurm();
    const { run, folder } = slurm;
    const where = join(folder, 'audit');
    const env = { ...process.env, SLURM_CONF: join(folder, 'slurm.conf') };
    const shards = () => (existsSync(join(where, 'shards')) ? readdirSync(join(where, 'shards')) : []);
    /** Jobs of an array that are not over. The merge that waits for them does not count, because Slurm removes it with a delay. */
    const left = (job: string) =>
      run('squeue', '-h', '-r', '-o', '%A %F').match(new RegExp(`\\b${job}$`, 'gm')) ?? [];
    const submitted = (text: string) => /shards: job (\d+), merge: job (\d+)/.exec(text)?.slice(1) ?? [];

    expect(audit('plan', LINK, '--out', where, '--shards', String(SHARDS), '--slurm').stderr).toBe('');
    const [array] = submitted(
      execFileSync('sh', [join(where, 'slurm/submit.sh')], { env, encoding: 'utf8' }),
    );
    expect(array).toMatch(/^\d+$/);
    const begun = () => shards().find((name) => /^shard-000001\..*part$/.test(name));
    /** Whether the journal holds a block; one with nothing but its head is shorter than 1,000 bytes. */
    const hasBlock = () => {
      const name = begun();
      return name !== undefined && statSync(join(where, 'shards', name)).size > 1000;
    };
    await until('shard 1 has finished a block', hasBlock);
    run('scancel', `${array}_1`);
    await until('the other shards are done', () => left(array).length === 0);
    expect(
      readFileSync(
        join(where, 'slurm', readdirSync(join(where, 'slurm')).find((name) => name.endsWith('-1.log')) ?? ''),
        'utf8',
      ),
    ).toContain('was stopped');
    rmSync(join(where, 'shards/shard-000002.shard'));
    expect(existsSync(join(where, 'merged.json'))).toBe(false);

    const status = audit('status', where);
    expect(status.status).toBe(1);
    expect(status.stdout).toContain('missing: 1-2');
    expect(status.stdout).toMatch(/shard-000001 is not finished: \d+ of \d+ models are kept/);
    const again = /train what is missing: (.*)/.exec(status.stdout)?.[1] ?? '';
    const [, merge] = submitted(execFileSync('sh', ['-c', again], { env, encoding: 'utf8' }));
    expect(merge).toMatch(/^\d+$/);
    await until('the merge is done', () => existsSync(join(where, 'merged.json')));
    expect(audit('status', where).status).toBe(0);

    const alone = join(folder, 'alone');
    audit('plan', LINK, '--out', alone, '--shards', '1');
    audit('shard', alone, '0');
    const expected = scoresOf(audit('merge', alone).stdout);
    expect(expected).toMatch(/^\w{16}$/);
    expect(scoresOf(audit('merge', where).stdout)).toBe(expected);
  },
);
