// The posterior that a pure guarantee allows after a prior, for every real epsilon, in whichever form keeps its digits.

/** e^eps p / (1 + (e^eps - 1) p) for the prior p in [0, 1] and any real epsilon. */
export function posterior(prior: number, epsilon: number): number {
  // nothing is learnt at epsilon 0, to the last digit, and what is certain stays certain
  if (prior === 0 || prior === 1 || epsilon === 0) return prior;
  if (epsilon >= 0) return prior / (prior + (1 - prior) * Math.exp(-epsilon));
  const odds = prior * Math.exp(epsilon);
  return odds / (odds + (1 - prior));
}

/** One minus {@link posterior}, without the subtraction. */
export const posteriorComplement = (prior: number, epsilon: number): number => posterior(1 - prior, -epsilon);

/** ln(q / (1 - q)) of q = {@link posterior}: +-Infinity at a prior of 0 or 1. */
export const posteriorLogOdds = (prior: number, epsilon: number): number =>
  epsilon + Math.log(prior) - Math.log1p(-prior);
