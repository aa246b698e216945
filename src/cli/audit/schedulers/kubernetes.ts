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

export function kubernetesManifests(
  folder: AuditFolder,
  options: KubernetesOptions,
): ReadonlyMap<string, string> {
  const files = kubernetesFiles(folder);
  const { id, shards } = options;
  const name = `audit-${id}`;
  const indexed: Partial<IJobSpec> = {
    completionMode: 'Indexed',
    completions: shards,
    parallelism: shards,
    backoffLimitPerIndex: RETRIES,
    maxFailedIndexes: shards,
  };
  const text = (manifest: IJob) => `${JSON.stringify(manifest, null, 2)}\n`;
  return new Map([
    [files.shards, text(job(name, 'shard', indexed, options))],
    [files.merge, text(job(`${name}-merge`, 'merge', { backoffLimit: RETRIES }, options))],
  ]);
}

function job(
  name: string,
  subcommand: 'shard' | 'merge',
  how: Partial<IJobSpec>,
  { image, claim, cpus }: KubernetesOptions,
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
          containers: [
            {
              name: subcommand,
              image,
              args: [subcommand, MOUNT],
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
