// Writes a plan as the text of a file with a checksum, and reads it again.
import { createHash } from 'node:crypto';
import { InputError } from '../../../../base/numerics/errors';
import { readPlain, writePlain } from '../../training/plainData';
import type { ShardPlan } from '../../training/types';

const FORMAT = 'adjacency-lab/plan';
const VERSION = 1;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const planId = (named: unknown): string => sha256(writePlain(named)).slice(0, 16);

export function formatPlan(plan: ShardPlan): string {
  const content = writePlain(plan);
  const head = JSON.stringify({ format: FORMAT, version: VERSION, sha256: sha256(content) });
  return `${head.slice(0, -1)},"plan":${content}}\n`;
}

/** Reads a plan; `name` is that of the file, for messages. Throws an InputError for anything but a whole plan of this version. */
export function parsePlan(text: string, name: string): ShardPlan {
  const refuse = (why: string) =>
    new InputError(
      'malformed',
      'plan',
      `${name} ${why}. Make the plan again, or take it from where it was made.`,
    );
  let content: unknown;
  try {
    content = readPlain(text);
  } catch {
    throw refuse('is not JSON');
  }
  const { format, version, sha256: expected, plan } = (content ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) throw refuse('is no plan of shards');
  if (version !== VERSION) throw refuse(`has version ${version}, and this command reads version ${VERSION}`);
  if (typeof plan !== 'object' || plan === null || sha256(writePlain(plan)) !== expected) {
    throw refuse('is damaged, because its checksum is another');
  }
  return plan as ShardPlan;
}
