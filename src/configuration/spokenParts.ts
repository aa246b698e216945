// Whether the parts of a run that a sentence tells of are such: each of one length, all with the same numbers. Pure.
import { CHANGES } from './parts';
import type { Claim, Quantity } from './types';

const LENGTHS: readonly Quantity[] = ['steps', 'epochs'];

/**
 * The claims with their parts, where a sentence's parts hold: each says once how long it is, and besides that what all of them say.
 * What a part leaves out stays as it was in the part before; what no part can change (delta, the size of the data) is of the whole
 * run, and a length of all of them is no news. Else the claims without these parts, which then compete.
 */
export function withSpokenParts(claims: readonly Claim[], isSpoken: (part: number) => boolean): Claim[] {
  const spoken = claims.filter(({ part }) => part !== undefined && isSpoken(part));
  if (spoken.length === 0) return [...claims];
  const changing = spoken.filter(({ quantity }) => CHANGES.has(quantity));
  const parts = [...new Set(changing.map(({ part }) => part))].map((part) =>
    changing.filter((claim) => claim.part === part),
  );
  if (!hold(parts, claims, spoken)) {
    return claims.map((claim) => (spoken.includes(claim) ? whole(claim) : claim));
  }
  const own = claims.map((claim) =>
    spoken.includes(claim) && !changing.includes(claim) ? whole(claim) : claim,
  );
  return [...own.filter((claim) => !isTotal(claim, changing)), ...leftOut(parts)];
}

/** Whether these are parts of one run. */
function hold(
  parts: readonly (readonly Claim[])[],
  claims: readonly Claim[],
  spoken: readonly Claim[],
): boolean {
  const said = parts.map((own) => own.map(({ quantity }) => quantity));
  const [first = []] = said;
  const alone = claims.every((claim) => claim.part === undefined || spoken.includes(claim));
  const once = said.every((own) => new Set(own).size === own.length && own.filter(isLength).length === 1);
  const alike = first.some((quantity) => !isLength(quantity) && said.every((own) => own.includes(quantity)));
  return alone && parts.length > 1 && once && alike;
}

/** What a part does not say of itself, as the part before has it. */
function leftOut(parts: readonly (readonly Claim[])[]): Claim[] {
  let before: readonly Claim[] = [];
  return parts.flatMap((own) => {
    const part = own[0]?.part;
    const kept = before
      .filter(({ quantity }) => !isLength(quantity) && !own.some((claim) => claim.quantity === quantity))
      .map((claim) => ({ ...claim, part }));
    before = [...own, ...kept];
    return kept;
  });
}

/** How long all parts are together, as often as they are counted in the same. */
export function totalsOf(claims: readonly Claim[]): Claim[] {
  return LENGTHS.flatMap((quantity) => {
    const of = claims.filter((claim) => claim.quantity === quantity && claim.part !== undefined);
    const [first] = of;
    const value = of.reduce((sum, claim) => sum + claim.value, 0);
    return first && of.length > 1 ? [{ ...whole(first), value }] : [];
  });
}

/** 'We trained for 15 epochs, the first 10 with ..., then 5 with ...' */
const isTotal = ({ part, quantity, value }: Claim, changing: readonly Claim[]): boolean =>
  part === undefined &&
  totalsOf(changing).some((total) => total.quantity === quantity && total.value === value);

const isLength = (quantity: Quantity): boolean => LENGTHS.includes(quantity);

/** Of the whole run, and of no part. */
const whole = (claim: Claim): Claim => ({ ...claim, part: undefined });
