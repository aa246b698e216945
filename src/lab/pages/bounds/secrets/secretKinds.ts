// Secrets of different kinds, described by the probabilities that the bounds use. Pure.
import { medianRank, type Prior, weightedPrior } from '../../../../risk/priors/prior';
import { zipfPrior } from '../../../../risk/priors/zipf';

export interface SecretKind {
  values: number;
  /** Probability of the likeliest value. */
  heaviest: number;
  /** Probability of the value whose rank is in the middle. */
  median: number;
}

const kindOf = (prior: Prior): SecretKind => ({
  values: prior.size,
  heaviest: prior.heaviest(1),
  median: prior.atRank(medianRank(prior)),
});

export const COIN: SecretKind = { values: 2, heaviest: 0.5, median: 0.5 };

/**
 * The surname in the United States, of 295 million people with 6.3 million surnames. 828.19 of 100,000 are called Smith, and
 * 62% of the names have one bearer each. U.S. Census Bureau, "Frequently Occurring Surnames in the 2010 Census"
 * (Comenetz, 2016) and its table Names_2010Census.csv, which are in the public domain.
 */
export const SURNAME: SecretKind = { values: 6.3e6, heaviest: 828.19e-5, median: 1 / 295e6 };

/** Whether one value is certain beforehand. Then nothing is left to guess, and an advantage is not defined. */
export const isCertain = ({ heaviest }: SecretKind): boolean => heaviest === 1;

/** A secret with one value for each count. @throws InputError for counts that are no prior */
export const countedSecret = (counts: readonly number[]): SecretKind => kindOf(weightedPrior(counts));

/** A password by Zipf's law. @param size 1 to 1e9 @param exponent 0 to 100 @throws InputError outside these ranges */
export const passwordSecret = (size: number, exponent: number): SecretKind =>
  kindOf(zipfPrior(size, exponent));
