// Where a text switches privacy off by a name's own value or by that of its group: 'dp = False', 'privacy: {enabled: false}'.
import type { Entry } from '../text/entry';
import type { OtherMechanism } from '../types';

const OFF = /^(?:false|no|off|0)$/i;
const PRIVACY =
  /^(?:dp|private|privacy|dp_?sgd|differential_privacy|differentially_private|privacy_engine|opacus)$/i;
/** Noise that is asked for by a flag. */
const NOISE = /^(?:add|apply|enable|use|inject|with)_(?:dp_)?noise$/i;
const SWITCH = /^(?:enabled?|active|activated|on|use|used)$/i;

const plain = (name: string): string => name.replace(/^-+/, '').replaceAll('-', '_');

/** One sign for each entry that switches privacy off. */
export function privacyOffIn(entries: readonly Entry[]): OtherMechanism[] {
  return entries.flatMap(({ line, key, value, scopes }) => {
    if (!OFF.test(value)) return [];
    const path = [...(scopes.at(-1)?.names ?? []), ...key.split('.')].map(plain);
    const name = path.at(-1) ?? '';
    const off =
      PRIVACY.test(name) || NOISE.test(name) || (SWITCH.test(name) && PRIVACY.test(path.at(-2) ?? ''));
    return off ? [{ id: 'not-private', line, text: `${key} = ${value}` }] : [];
  });
}
