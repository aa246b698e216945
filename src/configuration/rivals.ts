// Numbers under names that may mean what another line claims: nothing says which of them holds. Pure.
import { type Agreement, claimsOf } from './agreement';
import type { Claim, ConfigurationReading } from './types';

/** 'base_sigma' of 'base_sigma = 0.6', where 'sigma = 2 * base_sigma' uses it. */
function isUsed(text: string, claims: readonly Claim[]): boolean {
  const name = text.split(/\s*=/)[0]?.split(/[.\s]/).at(-1);
  return claims.some((claim) => new RegExp(`[=(*/+\\s.]${name?.replace(/\W/g, '')}(?!\\w)`).test(claim.text));
}

/** 'step = 1000' of a log, or of a schedule: a moment of the run, and not its length. */
const isMoment = (text: string): boolean => /^(?:[\w.]*[._])?(?:step|iteration|iter)\b\s*=/i.test(text);

/** What a data set cannot have fewer of, and a batch more of. */
function isPossible(quantity: Claim['quantity'], value: number, reading: ConfigurationReading): boolean {
  const [batch] = claimsOf(reading, 'batchSize');
  const [records] = claimsOf(reading, 'recordCount');
  if (quantity === 'recordCount') return batch === undefined || value >= batch.value;
  return quantity !== 'batchSize' || records === undefined || value <= records.value;
}

/** A conflict for each; the reader may say that the claim holds. */
export function doubtfulRivals(reading: ConfigurationReading, agreement: Agreement): void {
  for (const { quantity, value, text, line } of reading.doubtful) {
    const claims = claimsOf(reading, quantity);
    const known = claims.some((claim) => claim.value === value);
    if (claims.length === 0 || known || agreement.picked(quantity) !== undefined) continue;
    if (isMoment(text) || isUsed(text, reading.claims) || !isPossible(quantity, value, reading)) continue;
    agreement.conflict({
      name: quantity,
      what: `Line ${line}, ${text}: it may be meant, and another line says otherwise; name it as what it is, or take it out.`,
      claims: claims.map((claim) => ({ value: claim.value, from: `${claim.text}, line ${claim.line}` })),
    });
  }
}
