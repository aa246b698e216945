// Clipping norms that clip nothing: 0, negative, infinite, or none. Pure.
import type { Place } from './types';

export interface Unclipped extends Place {
  key: string;
  /** None: it may be set elsewhere. */
  unset: boolean;
}

const UNSET = /^(?:none|null|nil|~)$/i;
const NEVER =
  /^[+]?(?:(?:float|np\.float\d+)\(\s*)?["']?(?:(?:np|numpy|math|torch|jnp|tf|sys)\.)?[.]?(?:inf|infinity|\\infty|∞)["']?\s*\)?$|^(?:false|off|no|disabled?)$/i;
/** transformers clips the mean for a second time under this name; 0 switches off that, and leaves the clipping of each record. */
const OF_THE_MEAN = /^(?:-*|.*\.)max[-_]?grad[-_]?norm$/i;
const OF_EACH_RECORD = /per[-_ ]?(?:sample|example|record)|l2[-_ ]?norm|clip/i;

/** Norms that trainers clip a mean to: not DP-SGD's, but where they are 0 and no other norm is named, nothing is clipped. */
export const clipsTheMean = (key: string): boolean =>
  /^(?:[\w-]+\.)*(?:gradient[-_]clip(?:[-_]val|[-_]value|[-_]norm)?|grad[-_]clip(?:[-_]val|[-_]value)?|clip[-_]grad(?:ient)?s?(?:[-_]norm)?|clipnorm|global[-_]clipnorm)$/i.test(
    key.trim(),
  );

/** Whether the value of a clipping norm says that nothing is clipped; null where it may be a norm. */
export function clipsNothing(
  key: string,
  value: string,
  number: number | null,
): Pick<Unclipped, 'unset'> | null {
  const written = value.trim().replace(/^\$|\$$|[.;]$/g, '');
  if (UNSET.test(written)) return { unset: true };
  // 'c = 0' is a counter
  if (key.trim() === 'c') return null;
  return NEVER.test(written) || (number !== null && number <= 0) ? { unset: false } : null;
}

/** Those that hold beside the norms that are claimed: what is None here may be set there, and a mean is clipped besides. */
export function withoutClipping(
  found: readonly Unclipped[],
  norms: readonly { text: string }[],
): readonly Unclipped[] {
  const ofEachRecord = norms.some(({ text }) => OF_EACH_RECORD.test(text.split('=')[0] as string));
  return found.filter(
    ({ key, unset }) => !(unset && norms.length > 0) && !(ofEachRecord && OF_THE_MEAN.test(key.trim())),
  );
}
