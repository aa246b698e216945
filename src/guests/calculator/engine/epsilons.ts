// What a plain ε of a text is: a target where no noise is given, and a report where it is. Pure.
import type { Claim } from './claims';
import { plainName } from './names/recognise';
import { ADDITION, SUBSTITUTION } from './names/signals';

/** Of several reports none is the one to hold a result against. */
export function withTargets(claims: readonly Claim[]): { claims: Claim[]; reported: Claim | null } {
  const noises = claims.filter(({ quantity }) => quantity.startsWith('noise'));
  const hasNoise = noises.some(({ value }) => value !== null);
  // epsilon among the arguments that hold the noise is asked for, and no report
  const groups = new Set(noises.map(({ group }) => group));
  const isAsked = ({ group }: Claim) => !hasNoise || (group !== '' && groups.has(group));
  const told = claims.map((claim): Claim => {
    if (claim.quantity !== 'epsilon') return claim;
    return { ...claim, quantity: isAsked(claim) ? 'targetEpsilon' : 'reportedEpsilon' };
  });
  const reports = told.filter(({ quantity }) => quantity === 'reportedEpsilon');
  const isOne = reports.every(({ value }) => value === reports[0]?.value);
  return { claims: told, reported: isOne ? (reports[0] ?? null) : null };
}

export function isOfSubstitution(text: string, claims: readonly Claim[]): boolean {
  const names = claims
    .filter(({ quantity }) => quantity === 'targetEpsilon')
    .map(({ name }) => plainName(name));
  const words = ` ${plainName(text)} `;
  const says = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `));
  const isNamed = (...endings: string[]) => names.some((name) => endings.some((end) => name.endsWith(end)));
  return (isNamed(' s', 'εs') || says(SUBSTITUTION)) && !says(ADDITION) && !isNamed(' ar');
}
