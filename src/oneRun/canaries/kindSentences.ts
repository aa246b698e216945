// The canaries of one-run audits: the name of each, and its construction in words.
import { sentences } from '../../base/sentences/family.ts';

export const ONE_RUN_CANARY_WORDS = sentences('oneRunCanaries', {
  gaussian: 'Gaussian',
  gaussianWords: 'Features are independent normals of standard deviation 0.1.',
  sphere: 'uniform on the sphere',
  sphereWords:
    'Features are uniform unit vectors, nearly orthogonal in high dimension. The recipe that is printed as “orthogonal” has this law, because it multiplies normalised Gaussian rows by an orthogonal matrix, which keeps their angles.',
  orthogonal: 'orthogonal',
  orthogonalWords:
    'Features are rows of random orthogonal matrices. They are unit vectors, exactly orthogonal to each other within each block of as many as there are dimensions.',
  inDistribution: 'in-distribution',
  inDistributionWords: 'Records of the data set as they are, as a baseline.',
  mislabelled: 'mislabelled',
  mislabelledWords: 'Records of the data set, each with a wrong label drawn uniformly, as a baseline.',
  poisonedInitialisation: 'poisoned initialisation',
  poisonedInitialisationWords:
    'Mislabelled records, with training started from weights that the attacker fitted to auxiliary records beforehand, without privacy. This baseline needs more than the others.',
  triggerTag: 'trigger and tag',
  triggerTagWords:
    'Records of the data set, with their own labels and a random trigger in some features. Beside the main task, a second head learns a random tag for each, and its loss counts λ times.',
  freshTokens: 'fresh tokens',
  freshTokensWords:
    'A prompt of a token that no sentence has and that belongs to this canary, and then a uniformly random word. Only that word is predicted.',
  prefixSuffix: 'prefix and suffix',
  prefixSuffixWords: 'The beginning of a real sentence, and a uniformly random word after it.',
  newToken: 'new token',
  newTokenWords:
    'The beginning of a real sentence and then a token that only this canary has, as a baseline.',
});
