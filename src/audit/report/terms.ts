// The terms of an audit of two worlds, which do not follow from its counts: the game, delta, alpha and claims.
import { requireNumber } from '../../base/numerics/errors';
import { ALPHA, AUDIT_DELTA } from '../estimation/ranges';
import type { EpsilonClaim } from './claims';
import type { AuditGameId } from './games';

export interface AuditTerms {
  game: AuditGameId;
  /** Delta of the claim, in [0, 1). */
  delta: number;
  /** 1 - confidence, in (0,1). */
  alpha: number;
  claims: readonly EpsilonClaim[];
}

/** Checks the ranges of delta and alpha. Throws an InputError that names the field. */
export function checkTerms({ delta, alpha }: AuditTerms): void {
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('alpha', alpha, ALPHA);
}
