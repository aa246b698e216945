// What Kubernetes needs of a plan: an Indexed Job of the shards, and a Job that merges them. Written as JSON, which
// kubectl takes as it takes YAML.
import { join } from 'node:path';
import type { IJob, IJobSpec } from 'kubernetes-models/batch/v1';
import type { AuditFolder } from '../files/folder';

const MOUNT = '/audit';
/** Seconds between being told to stop and being ended. */
const GRACE = 60;
/** How often a shard whose pod was lost is tried again. */
const RETRIES = 3;
/** The user and group of the container image, which Containerfile sets by these numbers. */
const USER = 1000;
/**
 * What the API server admits of an Indexed Job: up to MANY_SHARDS of them may all run at once and all fail; beyond
 * that at most FEW_PODS may (the fields' descriptions in batch/v1 JobSpec, and KEP-3850).
 */
const MANY_SHARDS = 100_000;
const FEW_PODS = 10_000;

export interface KubernetesOptions {
  id: string;
  shards: number;
  cpus: number;
  image: string;
  claim: string;
}

export function kubernetesFiles({ path }: AuditFolder): { shards: string; merge: string } {
  return { shards: join(path, 'kubernetes', 'shards.json'), merge: join(path, 'kubernetes', 'merge.json') };
}

/** What a plan of so many shards should know of an Indexed Job's limits; null within them. */
export const kubernetesWarning = (shards: number): string | null =>
  shards <= MANY_SHARDS
    ? null
    : `${shards} shards are more than the ${MANY_SHARDS} that an Indexed Job may run at once. The Job runs ${FEW_PODS} at a time and ends when more than ${FEW_PODS} have failed; make fewer shards to lift both.`;

/**
 * The Job of all shards and the Job that merges them, by the paths of their files. Threads are as many as cores are
 * requested, since a container sees all cores of its node. The volume is handed to the image's group (`fsGroup`), which
 * is not root's.
 */
export function kubernetesManifests(
  folder: AuditFolder,
  options: KubernetesOptions,
): ReadonlyMap<string, string> {
  const files = kubernetesFiles(folder);
  const { id, shards, cpus } = options;
  const atOnce = shards <= MANY_SHARDS ? shards : FEW_PODS;
  const name = `audit-${id}`;
  const indexed: Partial<IJobSpec> = {
    completionMode: 'Indexed',
    completions: shards,
    parallelism: atOnce,
    backoffLimitPerIndex: RETRIES,
    maxFailedIndexes: atOnce,
  };
  const shard = ['shard', MOUNT, '--threads', String(cpus)];
  const text = (manifest: IJob) => `${JSON.stringify(manifest, null, 2)}\n`;
  return new Map([
    [files.shards, text(job(name, shard, cpus, indexed, options))],
    [files.merge, text(job(`${name}-merge`, ['merge', MOUNT], 1, { backoffLimit: RETRIES }, options))],
  ]);
}

function job(
  name: string,
  args: string[],
  cpus: number,
  how: Partial<IJobSpec>,
  { image, claim }: KubernetesOptions,
): IJob {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name },
    spec: {
      ...how,
      template: {
        spec: {
          restartPolicy: 'Never',
          terminationGracePeriodSeconds: GRACE,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: USER,
            runAsGroup: USER,
            fsGroup: USER,
            fsGroupChangePolicy: 'OnRootMismatch',
          },
          containers: [
            {
              name: args[0],
              image,
              args,
              resources: { requests: { cpu: String(cpus), memory: '1Gi' } },
              volumeMounts: [{ name: 'audit', mountPath: MOUNT }],
            },
          ],
          volumes: [{ name: 'audit', persistentVolumeClaim: { claimName: claim } }],
        },
      },
    },
  };
}
