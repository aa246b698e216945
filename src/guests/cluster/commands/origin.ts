// Reads from the environment which shard to train, on how many cores, and under which scheduler.
import { availableParallelism, hostname } from 'node:os';
import { InputError } from '../../../base/numerics/errors';
import type { ShardOrigin } from '../training/types';

type Variables = Readonly<Record<string, string | undefined>>;

export function coresGiven(variables: Variables): number {
  const given = Number(variables.SLURM_CPUS_PER_TASK);
  return Number.isInteger(given) && given > 0 ? given : availableParallelism();
}

function schedulerOf(variables: Variables): string | null {
  const { SLURM_ARRAY_JOB_ID, SLURM_JOB_ID, JOB_COMPLETION_INDEX } = variables;
  if (SLURM_ARRAY_JOB_ID ?? SLURM_JOB_ID) return `Slurm job ${SLURM_ARRAY_JOB_ID ?? SLURM_JOB_ID}`;
  return JOB_COMPLETION_INDEX === undefined ? null : 'Kubernetes';
}

export const originOf = (variables: Variables, cores: number, seconds: number): ShardOrigin => ({
  host: hostname(),
  scheduler: schedulerOf(variables),
  cores,
  finished: new Date().toISOString(),
  seconds,
});

/**
 * Number of the shard to train: the word `said` on the command line, or else the variable of a scheduler. Throws an InputError
 * where there is none, and for a number that the plan lacks.
 */
export function shardIndex(said: string | undefined, variables: Variables, shards: number): number {
  const { SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX } = variables;
  const [name, text] =
    said !== undefined
      ? ['The shard', said]
      : SLURM_ARRAY_TASK_ID !== undefined
        ? ['SLURM_ARRAY_TASK_ID', SLURM_ARRAY_TASK_ID]
        : ['JOB_COMPLETION_INDEX', JOB_COMPLETION_INDEX];
  if (text === undefined) {
    const message = `No shard is named. Give a number from 0 to ${shards - 1}, or set SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX.`;
    throw new InputError('missing', 'shard', message);
  }
  if (!/^\d+$/.test(text) || Number(text) >= shards)
    throw new InputError(
      'out-of-range',
      'shard',
      `${name} is ${text}. Give a number from 0 to ${shards - 1}.`,
    );
  return Number(text);
}
