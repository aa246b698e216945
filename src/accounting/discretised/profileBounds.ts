// What certified bounds on a whole privacy profile are, and the larger of two. Plain: how they are made is certifiedProfile.ts's.

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
