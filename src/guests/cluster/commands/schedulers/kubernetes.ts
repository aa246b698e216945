// The manifests of a plan for Kubernetes: an Indexed Job of the shards, and a Job that merges them. They are written as JSON,
// which kubectl reads as it reads YAML.
import { join } from 'node:path';
import type { IJob, IJobSpec } from 'kubernetes-models/batch/v1';
import type { AuditFolder } from '../files/folder';

const MOUNT = '/audit';
/** Seconds between the signal that tells a container to stop and the one that ends it. */
const GRACE = 60;
/** Number of times that a failed shard is tried again. */
const RETRIES = 3;
/** User and group of the container image, which Containerfile also sets. */
const USER = 1000;
/**
 * Limits that the API server sets for an Indexed Job. Up to MANY_SHARDS shards may all run at once and all fail. Of more, at most
 * FEW_PODS may (the fields' descriptions in batch/v1 JobSpec, and KEP-3850).
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

/** A warning that a plan of so many shards exceeds the limits of an Indexed Job; null within them. */
export const kubernetesWarning = (shards: number): string | null =>
  shards <= MANY_SHARDS
    ? null
    : `${shards} shards are more than the ${MANY_SHARDS} that an Indexed Job may run at once. The Job runs ${FEW_PODS} at a time and ends when more than ${FEW_PODS} have failed; make fewer shards to lift both.`;

/**
 * The Job of all shards and the Job that merges them, by the paths of their files. A shard is told to use as many threads as it
 * requests cores, because a container sees all cores of its node. The volume is given to the image's group (`fsGroup`),
 * because its user is not root.
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
