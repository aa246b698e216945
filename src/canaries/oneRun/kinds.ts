// The canaries of one-run audits by name, each with what its construction is in words. Plain data.

interface CanaryKindAbout {
  label: string;
  words: string;
  /** Records of a data set, trained among its others; else made without having seen any data. */
  fromData: boolean;
}

/** By the name that links and recorded results have for them: never rename one. */
export const ONE_RUN_CANARIES = {
  gaussian: {
    label: 'Gaussian',
    fromData: false,
    words: 'Features are independent normals of standard deviation 0.1.',
  },
  sphere: {
    label: 'uniform on the sphere',
    fromData: false,
    words:
      'Features are uniform unit vectors, nearly orthogonal in high dimension. That is the law of the recipe printed as “orthogonal”: normalised Gaussian rows times an orthogonal matrix, which leaves their angles as they were.',
  },
  orthogonal: {
    label: 'orthogonal',
    fromData: false,
    words:
      'Features are rows of random orthogonal matrices: unit vectors, exactly orthogonal to each other within each block of as many as there are dimensions.',
  },
  'in-distribution': {
    label: 'in-distribution',
    fromData: true,
    words: 'Records of the data set as they are: a baseline.',
  },
  mislabelled: {
    label: 'mislabelled',
    fromData: true,
    words: 'Records of the data set, each with a wrong label drawn uniformly: a baseline.',
  },
} as const satisfies Record<string, CanaryKindAbout>;

export type OneRunCanaryKind = keyof typeof ONE_RUN_CANARIES;

/** Kinds that are made without data. */
export type MadeCanaryKind = {
  [Kind in OneRunCanaryKind]: (typeof ONE_RUN_CANARIES)[Kind]['fromData'] extends true ? never : Kind;
}[OneRunCanaryKind];

export const isFromData = (kind: OneRunCanaryKind): kind is Exclude<OneRunCanaryKind, MadeCanaryKind> =>
  ONE_RUN_CANARIES[kind].fromData;
