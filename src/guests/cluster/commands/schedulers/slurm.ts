// The scripts of a plan for Slurm: one for the array of shards, one for the merge, and one that submits both.
import { join } from 'node:path';
import { commandLine, shellWord } from '../commandLine';
import type { AuditFolder } from '../files/folder';

/** Seconds before the time limit at which a shard is told to stop. */
const WARNING = 60;

export function slurmFiles({ path }: AuditFolder) {
  const folder = join(path, 'slurm');
  return {
    folder,
    array: join(folder, 'shards.sbatch'),
    merge: join(folder, 'merge.sbatch'),
    submit: join(folder, 'submit.sh'),
  };
}

/** Path of a log. `name` may hold patterns of Slurm such as %x, while a percent sign of the folder is escaped. */
const logOf = (folder: string, name: string): string =>
  shellWord(join(folder.replaceAll('%', '%%'), `${name}.log`));

export function slurmScripts(
  folder: AuditFolder,
  { id, shards, cpus }: { id: string; shards: number; cpus: number },
): ReadonlyMap<string, string> {
  const files = slurmFiles(folder);
  const name = `audit-${id.slice(0, 8)}`;
  // exec replaces the shell by the command, so that Slurm's signal reaches the command
  const array = [
    '#!/bin/sh',
    `#SBATCH --job-name=${name}`,
    `#SBATCH --array=0-${shards - 1}`,
    '#SBATCH --ntasks=1',
    `#SBATCH --cpus-per-task=${cpus}`,
    `#SBATCH --signal=B:TERM@${WARNING}`,
    '#SBATCH --open-mode=append',
    `#SBATCH --output=${logOf(files.folder, '%x-%a')}`,
    `exec ${commandLine('shard', folder.path)}`,
  ];
  const merge = [
    '#!/bin/sh',
    `#SBATCH --job-name=${name}-merge`,
    '#SBATCH --ntasks=1',
    `#SBATCH --output=${logOf(files.folder, '%x')}`,
    `exec ${commandLine('merge', folder.path)}`,
  ];
  const submit = [
    '#!/bin/sh',
    '# submits all shards, or those that are named (as 3,7-9), and the merge that waits for them',
    'set -e',
    `job=$(sbatch --parsable \${1:+--array="$1"} ${shellWord(files.array)})`,
    `merge=$(sbatch --parsable --kill-on-invalid-dep=yes --dependency=afterok:"\${job%%;*}" ${shellWord(files.merge)})`,
    'echo "shards: job $' + '{job%%;*}, merge: job $' + '{merge%%;*}"',
  ];
  const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
  return new Map([
    [files.array, text(array)],
    [files.merge, text(merge)],
    [files.submit, text(submit)],
  ]);
}
