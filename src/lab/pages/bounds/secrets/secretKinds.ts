// Secrets of different kinds as the bounds see them. Pure.
import { medianRank, type Prior, weightedPrior } from '../../../../risk/priors/prior';
import { zipfPrior } from '../../../../risk/priors/zipf';

export interface SecretKind {
  values: number;
  /** Probability of the likeliest value. */
  heaviest: number;
  /** Probability of the value in the middle of the ranks. */
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

/** Nothing is left to guess, and an advantage over certainty has no meaning. */
export const isCertain = ({ heaviest }: SecretKind): boolean => heaviest === 1;

/** Throws InputError for counts that are no prior. */
export const countedSecret = (counts: readonly number[]): SecretKind => kindOf(weightedPrior(counts));

/** A password by Zipf's law; size in 1..1e9, exponent in [0, 100], InputError outside. */
export const passwordSecret = (size: number, exponent: number): SecretKind =>
  kindOf(zipfPrior(size, exponent));
