// Whether an ε of a text is a target or a report: a target where the text gives no noise, and a report where it does. Pure.
import type { Claim, Claimed } from './claims';
import { plainName } from './names/recognise';
import { ADDITION, SUBSTITUTION } from './names/signals';
import type { NamedNumber } from './proposal';

const groupOf = ({ number }: Claim): string => number.place.path.join('.');

/** The claims with each ε made a target or a report; `reported` is the reported ε, null where the reports differ or there is none. */
export function withTargets<One extends Claimed>(
  all: readonly One[],
  text: string,
): { claimed: One[]; reported: NamedNumber | null } {
  const claims = all.flatMap((one) => ('claim' in one ? [one.claim] : []));
  const noises = claims.filter(({ quantity, number }) => quantity.startsWith('noise') && number.active);
  const hasNoise = noises.some(({ value }) => value !== null);
  // an epsilon among the arguments that also hold the noise is a target that the call is given, and no report
  const groups = new Set(noises.map(groupOf));
  const isAsked = (claim: Claim) => !hasNoise || (groupOf(claim) !== '' && groups.has(groupOf(claim)));
  const isOfReplacing = isOfSubstitution(text, claims);
  const told = all.map((one): One => {
    if (!('claim' in one)) return one;
    const { claim } = one as { claim: Claim };
    const own =
      claim.quantity === 'epsilon' ? (isAsked(claim) ? 'targetEpsilon' : 'reportedEpsilon') : claim.quantity;
    const quantity = own === 'targetEpsilon' && isOfReplacing ? 'targetEpsilonSubstitute' : own;
    return { ...one, claim: { ...claim, quantity } };
  });
  const reports = told.flatMap((one) =>
    'claim' in one && one.claim.quantity === 'reportedEpsilon' && one.claim.number.active ? [one.claim] : [],
  );
  const isOne = reports.every(({ value }) => value === reports[0]?.value);
  return { claimed: told, reported: isOne ? (reports[0]?.number ?? null) : null };
}

function isOfSubstitution(text: string, claims: readonly Claim[]): boolean {
  const names = claims
    .filter(({ quantity }) => quantity === 'targetEpsilon')
    .map(({ number }) => plainName(number.name));
  const words = ` ${plainName(text)} `;
  const says = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `));
  const isNamed = (...endings: string[]) => names.some((name) => endings.some((end) => name.endsWith(end)));
  return (isNamed(' s', 'εs') || says(SUBSTITUTION)) && !says(ADDITION) && !isNamed(' ar');
}
