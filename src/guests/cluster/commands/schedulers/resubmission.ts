// The command that trains the missing shards, for the scheduler that the plan was written for.
import { existsSync } from 'node:fs';
import type { ShardPlan } from '../../training/types';
import { commandLine, shellWord } from '../commandLine';
import type { AuditFolder } from '../files/folder';
import { kubernetesFiles } from './kubernetes';
import { slurmFiles } from './slurm';

/** Ascending numbers as schedulers list them: '0-3,7'. */
export function listed(indices: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(',');
}

/** A line of shell that trains the missing shards. Without a scheduler it is a loop over them. */
export function resubmission(folder: AuditFolder, plan: ShardPlan, missing: readonly number[]): string {
  const slurm = slurmFiles(folder);
  if (existsSync(slurm.submit)) return `sh ${shellWord(slurm.submit)} ${listed(missing)}`;
  const kubernetes = kubernetesFiles(folder);
  if (existsSync(kubernetes.shards)) {
    // an Indexed Job cannot be given a list of indices, but shards that are there end at once
    const manifest = shellWord(kubernetes.shards);
    return `kubectl replace --force -f ${manifest}`;
  }
  const shard = commandLine('shard', folder.path);
  return missing.length === 1
    ? `${shard} ${missing[0]}`
    : `for i in ${missing.length === plan.ranges.length ? `$(seq 0 ${plan.ranges.length - 1})` : missing.join(' ')}; do ${shard} $i; done`;
}
