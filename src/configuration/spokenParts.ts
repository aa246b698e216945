// Whether the parts of a run that a sentence tells of are such: each of one length, all with the same numbers. Pure.
import { CHANGES } from './parts';
import type { Claim, Quantity } from './types';

const LENGTHS: readonly Quantity[] = ['steps', 'epochs'];

/**
 * The claims with their parts, where a sentence's parts hold: each says once how long it is, and besides that what all of them say;
 * what no part can change (delta, the size of the data) is of the whole run. Else the claims without these parts, which then
 * compete.
 */
export function withSpokenParts(claims: readonly Claim[], isSpoken: (part: number) => boolean): Claim[] {
  const spoken = claims.filter(({ part }) => part !== undefined && isSpoken(part));
  if (spoken.length === 0) return [...claims];
  const changing = spoken.filter(({ quantity }) => CHANGES.has(quantity));
  const parts = [...new Set(changing.map(({ part }) => part))].map((part) =>
    changing.filter((claim) => claim.part === part).map(({ quantity }) => quantity),
  );
  const [first = []] = parts;
  const alone = claims.every((claim) => claim.part === undefined || spoken.includes(claim));
  const once = parts.every((own) => new Set(own).size === own.length && own.filter(isLength).length === 1);
  const alike = first.some((quantity) => !isLength(quantity) && parts.every((own) => own.includes(quantity)));
  const hold = alone && parts.length > 1 && once && alike;
  return claims.map((claim) =>
    hold
      ? changing.includes(claim) || !spoken.includes(claim)
        ? claim
        : whole(claim)
      : whole(claim, spoken),
  );
}

const isLength = (quantity: Quantity): boolean => LENGTHS.includes(quantity);

/** Of the whole run, and of no part. */
const whole = (claim: Claim, of: readonly Claim[] = [claim]): Claim =>
  of.includes(claim) ? { ...claim, part: undefined } : claim;
