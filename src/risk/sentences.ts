// The sentences on what bounds on an attack's success assume, and on secrets, guarantees and goals that have no bound.
import { sentences } from '../base/sentences/family.ts';

export const RISK = sentences('risk', {
  independentSecrets:
    'The secrets are independent beforehand, and no attempt has a better chance than its prior says.',
  oneRelease:
    'The attacker may know everything else about the data, but sees only this release of the secrets.',
  guaranteeHolds: 'The guarantee holds as stated, in the adjacency that belongs to exchanging a secret.',
  otherAdjacency:
    'adjacency is {given:name}, but exchanging this secret is {needed:name}. Give a guarantee of {needed:name}.',
  membershipBelowHalf:
    "prior is {prior:number}, but whether a record is there has two answers, of which the likelier has at least 0.5. Give the likelier answer's probability, or bound a value of the record by removal.",
  tooManyProbabilities:
    'prior has more than {most:number} different probabilities. Give a prior of fewer values.',
  beyondLimitWithoutEpsilon:
    'atMost is {atMost:number}, which {reached:said} passes at epsilon 0. Give a larger limit, or a smaller delta.',
  beyondLimitAtMostNoise:
    'atMost is {atMost:number}, which {reached:said} passes at noiseMultiplier {noise:number} still. Give a larger limit, or fewer steps.',
  success: 'the success',
  advantage: 'the advantage',
  count: 'the count',
  advantageOutOfReach:
    'advantage {advantage:number} is out of reach, because with {parameter:name} = {value:number} it is still {reached:number}. Give a larger one, or let another parameter give way.',
  oneValue: 'weights has fewer than two values above 0. Give at least two.',
  noTargets: 'targets is empty. Give at least one.',
  targetsOfTwoAdjacencies:
    'targets are of {one:name} and of {other:name}. Give those of one adjacency at a time.',
  tooManyPriors:
    'targets holds {count:number} of different priors. Give at most {most:number}, or one prior for all.',
  severalByRemoval:
    'targets is {count:number}, but by removal only one guess is bounded. Give targets 1, or bound the values by exchange, under a substitute guarantee.',
});
