// Claims of many small audits, and how many of them go beyond what is true.
import { requireNumber } from '../../base/numerics/errors';
import { clopperPearson } from '../estimation/rates/clopperPearson';
import type { ClaimsSoFar, FalseClaims } from './choices';

export interface TestedClaim {
  epsilon: number;
  isFalse: boolean;
}

/** Checks a query of many audits. Throws InputError unless 1 <= audits <= 1000 and 0 < confidence < 1. */
export function checkManyAudits({ audits, confidence }: { audits: number; confidence: number }): void {
  requireNumber('audits', audits, { min: 1, max: 1000, integer: true });
  requireNumber('confidence', confidence, { min: 0, max: 1, exclusiveMin: true, exclusiveMax: true });
}

/**
 * Makes audits one after another, and yields the tallies of all audits so far after every audit but the last. The tallies
 * of all audits are returned. Each object that is yielded is new. `limit` becomes that of the tallies.
 */
export function* traceClaims<Rule extends string>(
  audits: number,
  limit: number,
  audit: (index: number) => Record<Rule, TestedClaim>,
): Generator<ClaimsSoFar<Rule>, ClaimsSoFar<Rule>, void> {
  const made: Record<Rule, TestedClaim>[] = [];
  for (;;) {
    made.push(audit(made.length));
    const rules = Object.keys(made[0]) as Rule[];
    const claims = rules.map((rule) => [rule, tallyOf(made.map((claims) => claims[rule]))]);
    const result = { audits: made.length, limit, ...Object.fromEntries(claims) };
    if (made.length === audits) return result;
    yield result;
  }
}

function tallyOf(claims: readonly TestedClaim[]): FalseClaims {
  const count = claims.filter(({ isFalse }) => isFalse).length;
  const { lowerTwoSided, upperTwoSided } = clopperPearson(count, claims.length, 0.05);
  const total = claims.reduce((sum, { epsilon }) => sum + epsilon, 0);
  return { count, lower: lowerTwoSided, upper: upperTwoSided, meanEpsilon: total / claims.length };
}
