// Starts a Slurm of one node for a test: munge, the controller and the node daemon, with a folder and ports of their own.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../tools/freePort';

const PROGRAMS = ['munged', 'slurmctld', 'slurmd', 'sbatch', 'squeue', 'scancel', 'scontrol'];
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Reason for which no Slurm can run here; null where one can. */
export function whyNoSlurm(): string | null {
  if (process.getuid?.() !== 0) return 'not root, which slurmd needs';
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name], { env: { PATH } }).status !== 0);
  if (missing.length > 0) return `${missing.join(', ')} missing (Debian: apt-get install slurm-wlm munge)`;
  return null;
}

export interface OneNode {
  folder: string;
  /** Runs a program against this Slurm and returns its output. */
  run(program: string, ...words: string[]): string;
  stop(): void;
}

export async function startSlurm(): Promise<OneNode> {
  const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-slurm-'));
  chmodSync(folder, 0o755);
  const at = (name: string) => join(folder, name);
  const node = hostname().split('.')[0];
  const configuration = at('slurm.conf');
  const env = { ...process.env, PATH, SLURM_CONF: configuration };
  const children: ChildProcess[] = [];
  const start = (program: string, words: readonly string[], user: { uid?: number; gid?: number } = {}) => {
    const log = openSync(at(`${program}.out`), 'a');
    children.push(spawn(program, words, { env, ...user, stdio: ['ignore', log, log] }));
  };
  const stop = () => {
    for (const child of children.toReversed()) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { env, encoding: 'utf8', timeout: 60_000 });
  const works = (program: string, ...words: string[]) => spawnSync(program, words, { env }).status === 0;
  try {
    for (const name of ['munge', 'state', 'spool']) mkdirSync(at(name));
    writeFileSync(at('munge/key'), randomBytes(1024), { mode: 0o400 });
    execFileSync('chown', ['-R', 'munge', at('munge')]);
    const socket = at('munge/socket');
    const files = [
      ['key', 'key'],
      ['pid', 'pid'],
      ['log', 'log'],
      ['seed', 'seed'],
    ].map(([option, name]) => `--${option}-file=${at(`munge/${name}`)}`);
    const id = (kind: string) => Number(execFileSync('id', [kind, 'munge'], { encoding: 'utf8' }));
    const user = { uid: id('-u'), gid: id('-g') };
    start('munged', ['--foreground', '--force', `--socket=${socket}`, ...files], user);
    writeFileSync(
      configuration,
      `${[
        'ClusterName=test',
        `SlurmctldHost=${node}(127.0.0.1)`,
        'SlurmUser=root',
        `SlurmctldPort=${await freePort()}`,
        `SlurmdPort=${await freePort()}`,
        'AuthType=auth/munge',
        'CredType=cred/munge',
        `AuthInfo=socket=${socket}`,
        `StateSaveLocation=${at('state')}`,
        `SlurmdSpoolDir=${at('spool')}`,
        `SlurmctldPidFile=${at('slurmctld.pid')}`,
        `SlurmdPidFile=${at('slurmd.pid')}`,
        'ProctrackType=proctrack/linuxproc',
        'TaskPlugin=task/none',
        'AccountingStorageType=accounting_storage/none',
        'JobAcctGatherType=jobacct_gather/none',
        'SelectType=select/cons_tres',
        'SelectTypeParameters=CR_Core',
        'MpiDefault=none',
        'ReturnToService=2',
        'SchedulerParameters=sched_interval=2,batch_sched_delay=1',
        'KillWait=20',
        `NodeName=${node} NodeAddr=127.0.0.1 CPUs=${availableParallelism()} State=UNKNOWN`,
        'PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP',
      ].join('\n')}\n`,
    );
    await until('munge answers', () => works('munge', '-n', '-S', socket));
    start('slurmctld', ['-D', '-f', configuration]);
    start('slurmd', ['-D', '-f', configuration, '-N', node]);
    await until('the node is idle', () => /idle/.test(tryRun(() => run('sinfo', '-h', '-o', '%T'))));
    return { folder, run, stop };
  } catch (error) {
    const logs = ['munged', 'slurmctld', 'slurmd'].map((name) =>
      tryRun(() => readFileSync(at(`${name}.out`), 'utf8')),
    );
    stop();
    throw new Error(`Slurm did not start: ${error}\n${logs.map((log) => log.slice(-2000)).join('\n')}`);
  }
}

function tryRun(act: () => string): string {
  try {
    return act();
  } catch {
    return '';
  }
}

/** Waits until `holds` is true. It looks ten times a second, and throws after two minutes. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain until ${what}`);
}
