// What a shard's file says of itself, checked where it comes in: a checksum tells that nobody changed it on the way, not that it
// was ever right.

import { InputError } from '../../base/numerics/errors';
import * as z from '../../base/numerics/zod';
import type { ShardHeader } from './types';

const count = z.int().check(z.minimum(0));
const finite = z.number().check(z.refine(Number.isFinite));
const moments = z.object({ count, mean: finite, squares: finite.check(z.minimum(0)) });

const SCHEMA = z.object({
  plan: z.string(),
  link: z.string(),
  // compared with the plan's, field by field
  request: z.record(z.string(), z.unknown()),
  checkpoints: z.array(z.int().check(z.minimum(1))).check(z.minLength(1)),
  range: z.object({ from: count, to: count }),
  stretches: z.array(
    z.object({
      part: count,
      firstModel: count,
      models: z.int().check(z.minimum(1)),
      scores: z.nullable(
        z.object({
          width: z.literal([4, 8]),
          moments: z.array(z.object({ original: moments, substituted: moments })),
        }),
      ),
      accuracy: z.object({ sum: finite, models: count }),
    }),
  ),
  backend: z.object({
    name: z.enum(['webgpu', 'wasm', 'reference']),
    description: z.string(),
    witness: z.string(),
  }),
  commit: z.string(),
  origin: z.object({
    host: z.string(),
    scheduler: z.nullable(z.string()),
    cores: z.int().check(z.minimum(1)),
    finished: z.string(),
    seconds: finite.check(z.minimum(0)),
  }),
});

/** Throws an InputError ('malformed') that names the first field which cannot be. */
export function checkedHeader(said: unknown): ShardHeader {
  const read = SCHEMA.safeParse(said);
  if (!read.success) {
    const [{ path, message: why }] = read.error.issues;
    const message = `The line that describes it has no valid ${path.join('.') || 'fields'} (${why}).`;
    throw new InputError('malformed', 'file', message);
  }
  const header = read.data as unknown as ShardHeader;
  const { stretches, checkpoints } = header;
  const told = stretches.every(
    ({ scores }) => scores === null || scores.moments.length === checkpoints.length,
  );
  if (!told) {
    const message = 'The line that describes it has not one mean for each checkpoint.';
    throw new InputError('malformed', 'file', message);
  }
  return header;
}
