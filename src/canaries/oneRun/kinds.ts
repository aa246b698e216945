// The data-independent canaries of one-run audits by name, each with what its construction is in words. Plain data.

interface CanaryKindAbout {
  label: string;
  words: string;
}

/** By the name that links and recorded results have for them: never rename one. */
export const ONE_RUN_CANARIES = {
  gaussian: {
    label: 'Gaussian',
    words: 'Features are independent normals of standard deviation 0.1.',
  },
  sphere: {
    label: 'uniform on the sphere',
    words:
      'Features are uniform unit vectors, nearly orthogonal in high dimension. That is the law of the recipe printed as “orthogonal”: normalised Gaussian rows times an orthogonal matrix, which leaves their angles as they were.',
  },
  orthogonal: {
    label: 'orthogonal',
    words:
      'Features are rows of random orthogonal matrices: unit vectors, exactly orthogonal to each other within each block of as many as there are dimensions.',
  },
} as const satisfies Record<string, CanaryKindAbout>;

export type OneRunCanaryKind = keyof typeof ONE_RUN_CANARIES;
