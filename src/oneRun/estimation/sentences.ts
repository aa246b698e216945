// The words of the games that one run can play, the assumptions of its bounds, and the refusals of counts without a bound.
import { sentences } from '../../base/sentences/family.ts';

export const ONE_RUN = sentences('oneRun', {
  inOut:
    'For each canary, a fair coin decides whether it is trained on at all. This is add/remove adjacency.',
  chooseOne:
    'Each canary is trained with one of its records, drawn uniformly, so one is always there. This is substitute adjacency.',
  secretsUniform:
    'The secrets are uniform, independent, and used only in the game, and the guesses were made without them.',
  guessesFixed: 'The number of guesses was fixed before any of them was compared with its secret.',
  guessesTried:
    'The numbers of guesses tried were fixed beforehand, and each is read at its share of the significance level (Bonferroni).',
  gaussianShape:
    'The trade-off curve is assumed to be Gaussian, so this may exceed every bound that assumes no shape.',
  noShape: 'No shape of the trade-off curve is assumed, and no independence of the canaries in training.',
  publishedTerm:
    'The term in δ is that of the published program. For p-values up to 0.05 it was larger than the exact one in all numerical checks.',
  tooFewCanaries:
    'canaries is {canaries:number} but guesses is {guesses:number}. Give at least {guesses:number}.',
  above: '{field:name} is {value:number} but {other:name} is {most:number}. Give at most {most:number}.',
  morePlanned: 'r is {made:number} but {planned:number} were planned. Give at most {planned:number}.',
  oddGuesses: 'r is {r:number}, but half of the guesses are +1. Give an even number.',
  noGuesses: 'r is missing. Plan at least one number of guesses.',
  guessesTwice: 'r holds a number of guesses twice. Give each once.',
  twoValuesInGame: 'k is {k:number}, but the game {game:name} has secrets of two values. Give 2.',
  twoValuesInEstimator:
    'k is {k:number}, but the estimator {estimator:name} has secrets of two values. Give 2.',
  fewerMade:
    'estimator is {estimator:name}, but of {planned:number} planned guesses only {made:number} were made. Use exact.',
});
