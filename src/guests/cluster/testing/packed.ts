// Tests of this guest on the package as it is packed and installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Job } from 'kubernetes-models/batch/v1';
import { expect, test } from 'vitest';
import type { InstalledPackage } from '../../../../test/shared/installedPackage';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const PACKED_TESTS = ({ folder, run }: InstalledPackage): void => {
  test('an installed package trains an audit as the container of an Indexed Job would', () => {
    const where = join(folder, 'audit');
    const link = '?q=1&T=2&data=breast&M=20&cp=1&can=S2';
    const engine = ['--kubernetes', 'registry.example/adjacency-lab:1', '--claim', 'audits', '--cpus', '2'];
    const planned = run(['audit', 'plan', link, '--out', where, '--shards', '2', ...engine]);
    expect([planned.status, planned.stderr]).toEqual([0, '']);
    const manifest = (name: string) => JSON.parse(readFileSync(join(where, 'kubernetes', name), 'utf8'));
    const [shards, merge] = [manifest('shards.json'), manifest('merge.json')];
    for (const one of [shards, merge]) expect(() => new Job(one).validate()).not.toThrow();
    // the validation can fail
    const wrong = { ...shards, spec: { ...shards.spec, completions: '2' } };
    expect(() => new Job(wrong).validate()).toThrow('completions must be integer');
    expect(shards.spec).toMatchObject({ completionMode: 'Indexed', completions: 2 });

    const file = readFileSync(join(ROOT, 'Containerfile'), 'utf8');
    const entry: string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(file)?.[1] ?? '[]');
    const home = /^COPY --from=build \/src\/compute (.*)$/m.exec(file)?.[1] ?? '';
    const container = (job: typeof shards, index?: number) => {
      const [{ args, volumeMounts }] = job.spec.template.spec.containers;
      const here = [...entry, ...args].map((word) =>
        word.replace(home, join(ROOT, 'compute')).replace(volumeMounts[0].mountPath, where),
      );
      const env = index === undefined ? process.env : { ...process.env, JOB_COMPLETION_INDEX: String(index) };
      return spawnSync(here[0], here.slice(1), { env, encoding: 'utf8' });
    };
    for (const index of [1, 0]) expect(container(shards, index).stderr).toBe('');
    // a Job that is submitted again leaves a finished shard alone
    expect(container(shards, 1).stdout).toContain('is there already');
    expect(container(merge).stdout).toContain('models of 2 shards');
    expect(JSON.parse(readFileSync(join(where, 'merged.json'), 'utf8')).made.place).toBe('Kubernetes');
    expect(container(shards).stdout).toBe('');
    expect(container(shards, 2).stderr).toContain('JOB_COMPLETION_INDEX is 2. Give a number from 0 to 1');
  });
};
