// What an audit of two worlds is stated at, which no count says.
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

/** Throws an InputError that names the field. */
export function checkTerms({ delta, alpha }: AuditTerms): void {
  requireNumber('delta', delta, AUDIT_DELTA);
  requireNumber('alpha', alpha, ALPHA);
}
