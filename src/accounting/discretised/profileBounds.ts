// Certified bounds on a whole privacy profile, and the larger of two. certifiedProfile.ts makes them.

/** lower(eps) <= delta(eps) <= upper(eps) for every eps >= 0; both non-increasing, up to rounding. */
export interface CertifiedProfile {
  lower: (epsilon: number) => number;
  upper: (epsilon: number) => number;
}

/** The larger of two profiles. */
export function largerProfile(a: CertifiedProfile, b: CertifiedProfile): CertifiedProfile {
  return {
    lower: (epsilon) => Math.max(a.lower(epsilon), b.lower(epsilon)),
    upper: (epsilon) => Math.max(a.upper(epsilon), b.upper(epsilon)),
  };
}
