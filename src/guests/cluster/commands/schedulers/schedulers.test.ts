// Tests of the scripts and manifests for schedulers, and of what a shard reads from a scheduler's environment.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Job } from 'kubernetes-models/batch/v1';
import { describe, expect, it } from 'vitest';
import { placedOptions, refuseControls } from '../commandLine';
import { auditFolder } from '../files/folder';
import { coresGiven, shardIndex } from '../origin';
import { kubernetesFiles, kubernetesManifests, kubernetesWarning } from './kubernetes';
import { listed } from './resubmission';
import { slurmFiles, slurmScripts } from './slurm';

describe("Slurm's scripts", () => {
  const folder = auditFolder('/scratch/the group/audit');
  const scripts = slurmScripts(folder, { id: '0123456789abcdef', shards: 12, cpus: 4 });
  const files = slurmFiles(folder);

  it('ask for every shard its cores and a signal before the end', () => {
    const array = scripts.get(files.array) ?? '';
    expect(array).toContain('#SBATCH --array=0-11\n');
    expect(array).toContain('#SBATCH --cpus-per-task=4\n');
    expect(array).toContain('#SBATCH --signal=B:TERM@60\n');
    expect(array.trim().split('\n').at(-1)).toMatch(/^exec .* shard '\/scratch\/the group\/audit'$/);
  });

  // Windows has sh only with Git's programs
  const noShell = spawnSync('sh', ['-c', ':']).status !== 0;

  it.skipIf(noShell)('are valid shell for a folder with a space in its name', () => {
    for (const text of scripts.values()) {
      expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }).stderr).toBe('');
    }
  });

  it.skipIf(noShell)('submit all shards or the named ones, and a merge that waits for them', () => {
    const submitted = (...words: string[]) =>
      spawnSync('sh', ['-s', '--', ...words], {
        input: `sbatch() { printf '<%s>' "$@" >&2; echo '7;cluster'; }\n${scripts.get(files.submit)}`,
        encoding: 'utf8',
      });
    const [array, merge] = [files.array, files.merge];
    expect(submitted().stderr).toBe(
      `<--parsable><${array}><--parsable><--kill-on-invalid-dep=yes><--dependency=afterok:7><${merge}>`,
    );
    expect(submitted('3,7-9').stderr).toContain(`<--parsable><--array=3,7-9><${array}>`);
    expect(submitted().stdout).toBe('shards: job 7, merge: job 7\n');
  });
});

describe('the manifests for Kubernetes', () => {
  const folder = auditFolder('/scratch/audit');
  const given = { id: '0123456789abcdef', cpus: 6, image: 'registry.example/lab:1', claim: 'audits' };
  const jobs = (shards: number) => {
    const manifests = kubernetesManifests(folder, { ...given, shards });
    const read = (path: string) => {
      const job = JSON.parse(manifests.get(path) ?? '');
      expect(() => new Job(job).validate()).not.toThrow();
      return job.spec;
    };
    const files = kubernetesFiles(folder);
    return { shards: read(files.shards), merge: read(files.merge) };
  };
  const containerOf = (job: ReturnType<typeof jobs>['shards']) => job.template.spec.containers[0];

  it('use as many threads as they request cores: those given to train, one to merge', () => {
    const { shards, merge } = jobs(12);
    expect(containerOf(shards).args).toEqual(['shard', '/audit', '--threads', '6']);
    expect(containerOf(shards).resources.requests.cpu).toBe('6');
    expect(containerOf(merge).args).toEqual(['merge', '/audit']);
    expect(containerOf(merge).resources.requests.cpu).toBe('1');
  });

  it("give the volume to the group of the image's user, which is not root", () => {
    const image = readFileSync(new URL('../../../../../Containerfile', import.meta.url), 'utf8');
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(image) ?? [];
    for (const job of Object.values(jobs(2))) {
      expect(job.template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: Number(user),
        runAsGroup: Number(group),
        fsGroup: Number(group),
      });
    }
  });

  it.each([
    [1, 1, null],
    [100_000, 100_000, null],
    [100_001, 10_000, /^100001 shards are more than the 100000 .* runs 10000 at a time/],
    [1_000_000, 10_000, /^1000000 shards/],
  ] as const)('of %d shards keep to the limits of an Indexed Job', (shards, atOnce, warning) => {
    expect(jobs(shards).shards).toMatchObject({
      completions: shards,
      parallelism: atOnce,
      maxFailedIndexes: atOnce,
    });
    if (warning === null) expect(kubernetesWarning(shards)).toBeNull();
    else expect(kubernetesWarning(shards)).toMatch(warning);
  });
});

describe("a folder's name", () => {
  it('is never read as one of the patterns of Slurm', () => {
    const folder = auditFolder('/scratch/100%j/audit');
    const scripts = slurmScripts(folder, { id: '0123456789abcdef', shards: 2, cpus: 1 });
    const { array, merge } = slurmFiles(folder);
    expect(scripts.get(array)).toContain('--output=/scratch/100%%j/audit/slurm/%x-%a.log\n');
    expect(scripts.get(merge)).toContain('--output=/scratch/100%%j/audit/slurm/%x.log\n');
    expect(scripts.get(array)).toMatch(/ shard \/scratch\/100%j\/audit\n$/);
  });

  it.each(['\n', '\r', '\u2028', '\u0000', '\u007f'])('is refused with %j in it', (control) => {
    expect(() => refuseControls('--out', `/scratch/a${control}touch here`)).toThrow(
      /^--out is .*\. Give a path/s,
    );
  });
});

describe("Node's own options", () => {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url));
  const tsx = import.meta.resolve('tsx');

  it('get whole paths for the modules and files that they name', () => {
    const given = ['--import', 'tsx', '--import=tsx', '--import', './package.json', '-r', './package.json'];
    const manifest = join(root, 'package.json');
    expect(placedOptions(given, root)).toEqual([
      '--import',
      tsx,
      `--import=${tsx}`,
      '--import',
      pathToFileURL(manifest).href,
      '-r',
      manifest,
    ]);
  });

  it('stay as they are where they name no file', () => {
    const given = [
      '--max-old-space-size=4096',
      '--import',
      'node:fs',
      '--import=data:,',
      '--import',
      tsx,
      '-r',
      'none',
    ];
    expect(placedOptions(given, root)).toEqual(given);
  });

  it('get a whole path for a file of the environment', () => {
    expect(placedOptions(['--env-file=a'], root)).toEqual([`--env-file=${join(root, 'a')}`]);
  });
});

describe('a shard', () => {
  it('is the one on the command line, or else the one that a scheduler sets', () => {
    expect(shardIndex('2', { SLURM_ARRAY_TASK_ID: '1' }, 3)).toBe(2);
    expect(shardIndex(undefined, { SLURM_ARRAY_TASK_ID: '1' }, 3)).toBe(1);
    expect(shardIndex(undefined, { JOB_COMPLETION_INDEX: '0' }, 3)).toBe(0);
  });

  it('is refused unless it is a number of the plan', () => {
    expect(() => shardIndex(undefined, {}, 3)).toThrow('No shard is named. Give a number from 0 to 2');
    expect(() => shardIndex('3', {}, 3)).toThrow('The shard is 3. Give a number from 0 to 2.');
    expect(() => shardIndex('-1', {}, 3)).toThrow('The shard is -1');
  });

  it('trains on as many cores as the scheduler gives it', () => {
    expect(coresGiven({ SLURM_CPUS_PER_TASK: '3' })).toBe(3);
    expect(coresGiven({})).toBeGreaterThan(0);
  });

  it('is listed with its neighbours as a range', () => {
    expect(listed([0, 1, 2, 5, 7, 8])).toBe('0-2,5,7-8');
    expect(listed([])).toBe('');
  });
});
