// What the value of a name claims: one number, several, none, or why it cannot be taken. Pure.
import type { Names } from './arithmetic';
import { type DecimalSign, localised } from './localised';
import { meaningOfName } from './names/name';
import type { Standing } from './names/qualifiers';
import { readValue } from './numbers';
import { whyNotOneNumber } from './oneNumber';
import { remarkOn } from './remarks';
import type { Quantity } from './types';
import { clipsNothing } from './unclipped';
import { howWorkedOut } from './workedOut';

/** Numbers that count. */
export const WHOLE: ReadonlySet<Quantity> = new Set([
  'batchSize',
  'deviceBatchSize',
  'accumulation',
  'devices',
  'recordCount',
  'epochs',
  'stepsPerEpoch',
  'steps',
  'microbatches',
] as const);

interface Named {
  key: string;
  value: string;
  quantity: Quantity;
  standing: Exclude<Standing, 'other'>;
  /** What stands beside it. */
  comment: string;
}

/** How the text writes numbers, and what it has named so far. */
export interface Setting {
  sign: DecimalSign;
  names: Names;
}

export type Claimed =
  | { kind: 'numbers'; quantity: Quantity; values: readonly number[] }
  | { kind: 'unclipped'; unset: boolean }
  /** No number may be given past it, if `ambiguous`. */
  | { kind: 'misread'; quantity: Quantity; reason: string; ambiguous: boolean }
  /** Worked out by what is not followed: beside a number of the same quantity it is no news, but it is said. */
  | { kind: 'worked-out'; quantity: Quantity; reason: string }
  | { kind: 'nothing' };

const NOTHING: Claimed = { kind: 'nothing' };

/** What `value` says of the quantity that `key` names. Never throws. */
export function claimedBy(named: Named, { sign, names }: Setting): Claimed {
  const { key, value, standing, comment } = named;
  const remark = standing === 'taken' ? remarkOn(named.quantity, comment) : null;
  const quantity = remark === 'per-device' ? 'deviceBatchSize' : named.quantity;
  const refused = (reason: string, ambiguous = true): Claimed => ({
    kind: 'misread',
    quantity,
    reason,
    ambiguous,
  });
  const unlessDoubtful = (claimed: Claimed): Claimed => (standing === 'doubtful' ? NOTHING : claimed);
  if (remark === 'other') return refused(`its comment says “${comment}”; write the number that holds`);
  const last = lastOfProgress(quantity, value);
  const unclear = last || standing === 'doubtful' ? null : whyNotOneNumber(quantity, value);
  if (unclear !== null) return refused(unclear);
  const whole = WHOLE.has(quantity);
  const local = localised(quantity, last ?? value, whole, sign);
  if ('ambiguous' in local) return unlessDoubtful(refused(local.ambiguous));
  const read = readValue(local.text, whole, names);
  const none =
    quantity === 'clippingNorm' && standing === 'taken'
      ? clipsNothing(key, value, read.kind === 'number' ? read.value : null)
      : null;
  if (none) return { kind: 'unclipped', ...none };
  switch (read.kind) {
    case 'number':
      return { kind: 'numbers', quantity, values: [read.value] };
    case 'several':
      return unlessDoubtful({ kind: 'numbers', quantity, values: read.values });
    case 'ambiguous':
      return unlessDoubtful(refused(read.reason));
    case 'unreadable': {
      // of a format, '{delta:.2e}'
      if (quantity === 'epsilon' || /^\d*,?\.\d+[efgEFG%]$/.test(value)) return NOTHING;
      const reason = `"${value}" is not a number; write one like 0.004, 256/60000 or 1e-5`;
      return unlessDoubtful(refused(reason, false));
    }
    case 'computed':
      return unlessDoubtful(workedOut(quantity, value));
    case 'none':
      return NOTHING;
  }
}

/** 'Epoch: 3/15' is a moment of fifteen. */
function lastOfProgress(quantity: Quantity, value: string): string | null {
  const progress = quantity === 'epochs' || quantity === 'steps' ? /^(\d+)\s*\/\s*(\d+)\b/.exec(value) : null;
  return progress && Number(progress[1]) <= Number(progress[2]) ? (progress[2] as string) : null;
}

/** 'steps=steps' hands on what is set elsewhere; of 'steps=new_steps' that is not sure. */
function handsOn(value: string): boolean {
  const bare = /^(?:float|int|str|Number|parseFloat|parseInt)\(\s*([\w.]+)\s*\)$/.exec(value)?.[1] ?? value;
  const meaning = /^[\w.]*$/.test(bare) ? meaningOfName(bare) : null;
  return (
    meaning !== null &&
    !(typeof meaning === 'object' && 'standing' in meaning && meaning.standing === 'doubtful')
  );
}

function workedOut(quantity: Quantity, value: string): Claimed {
  // what opens a bracket holds entries of its own
  if (/epsilon/i.test(quantity) || /[([{]$|^[\w.]*(?:dict|Dict)\(|^\{(?!\{)/.test(value)) return NOTHING;
  // 'q = L/N': what is worked out of both anyway
  if (handsOn(value) || (quantity === 'samplingRate' && /^\|?[BLbm]\|?\s*\/\s*\|?[NnD]\|?\.?$/.test(value)))
    return NOTHING;
  const how = howWorkedOut(quantity, value);
  const reason = 'a program works it out, and nothing above gives its parts a number';
  return how === 'changed'
    ? { kind: 'misread', quantity, reason, ambiguous: true }
    : { kind: 'worked-out', quantity, reason };
}
