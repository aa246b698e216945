// Everything that the result of a one-run audit must state, built from counts alone.
import { refusals, requireNumber } from '../../../base/numerics/errors';
import { ALPHA, checkCounts, DELTA, EPSILON } from './counts';
import { ONE_RUN_ESTIMATORS, type OneRunEstimatorId } from './estimators';
import { ONE_RUN_GAMES, type OneRunClaim, type OneRunGameId } from './games';

export interface JudgedClaim extends OneRunClaim {
  verdict: 'claim rejected' | 'not rejected' | 'not tested';
  words: string;
}

export interface OneRunAudit {
  game: OneRunGameId;
  m: number;
  k: number;
  /** Planned before any guess was compared with its secret. The best is read at its share of alpha (Bonferroni). */
  planned: readonly { r: number; v: number }[];
  delta: number;
  alpha: number;
  estimator: OneRunEstimatorId;
  claims?: readonly OneRunClaim[];
}

export type OneRunReport = ReturnType<typeof oneRunReport>;

const COMMON = [
  'The secrets are uniform, independent, and used only in the game, and the guesses were made without them.',
];
const FIXED = 'The number of guesses was fixed before any of them was compared with its secret.';
const SEVERAL =
  'The numbers of guesses tried were fixed beforehand, and each is read at its share of the significance level (Bonferroni).';

/** What a lower bound at level alpha says about a claim for its own adjacency. Throws InputError. */
export function judgeClaim(
  claim: OneRunClaim,
  adjacency: string,
  epsilon: number,
  alpha: number,
): JudgedClaim {
  requireNumber('claim.epsilon', claim.epsilon, EPSILON);
  const of = `ε = ${Number(claim.epsilon.toPrecision(6))} (${claim.adjacency})`;
  if (claim.adjacency !== adjacency) {
    const words = `The claim ${of} is not tested, because this game tests ${adjacency} adjacency.`;
    return { ...claim, verdict: 'not tested', words };
  }
  // the bound is the supremum of what is refuted, so everything below it is refuted
  return epsilon > claim.epsilon
    ? { ...claim, verdict: 'claim rejected', words: `The claim ${of} is rejected at level ${alpha}.` }
    : { ...claim, verdict: 'not rejected', words: `The claim ${of} is not rejected at level ${alpha}.` };
}

/** At least one planned r, all different; k must fit the game and the estimator. Throws InputError outside. */
export function oneRunReport(audit: OneRunAudit) {
  const { game, m, k, planned, delta, alpha, estimator } = audit;
  const { adjacency, choices } = ONE_RUN_GAMES[game];
  const { lower, manyValues, derivedHere, assumptions } = ONE_RUN_ESTIMATORS[estimator];
  requireNumber('alpha', alpha, ALPHA);
  requireNumber('delta', delta, DELTA);
  if (planned.length === 0) throw refusals('r').missing`r is missing. Plan at least one number of guesses.`;
  if (new Set(planned.map(({ r }) => r)).size < planned.length)
    throw refusals('r').inconsistent`r holds a number of guesses twice. Give each once.`;
  if (k !== 2 && (choices === 2 || !manyValues)) {
    const because = choices === 2 ? `the game ${game}` : `the estimator ${estimator}`;
    throw refusals('k').inconsistent`k is ${k}, but ${because} has secrets of two values. Give 2.`;
  }
  for (const { r, v } of planned) checkCounts({ m, r, v, k });
  const level = alpha / planned.length;
  const at = ({ r, v }: { r: number; v: number }, share: number) => lower({ m, r, v, k }, delta, share);
  const bounds = planned.map((one) => ({ ...one, ...at(one, level) }));
  const best = bounds.reduce((most, one) => (one.epsilon > most.epsilon ? one : most));
  const several = planned.length > 1;
  return {
    adjacency,
    game,
    m,
    k,
    r: best.r,
    v: best.v,
    delta,
    alpha,
    /** 1 - alpha, of the report as a whole. */
    confidence: 1 - alpha,
    multiplicity: {
      rule: several ? ('Bonferroni over all r tried' as const) : ('r fixed beforehand' as const),
      tried: planned.map(({ r }) => r),
      /** The level at which each r is read. */
      level,
      /** The best r's claim at the full alpha, which does not hold for it. Null if r was fixed. */
      withoutCorrection: several ? Math.max(...planned.map((one) => at(one, alpha).epsilon)) : null,
    },
    estimator,
    derivedHere,
    assumptions: [ONE_RUN_GAMES[game].words, ...COMMON, several ? SEVERAL : FIXED, ...assumptions],
    /** The lower bound on epsilon, at delta, of `adjacency`. */
    epsilon: best.epsilon,
    /** The mu of mu-GDP, from estimators that assume it. */
    mu: best.mu,
    /** epsilon_O, what the same design and estimator would show if every guess were right. */
    epsilonOptimal: Math.max(...planned.map(({ r }) => at({ r, v: r }, level).epsilon)),
    claims: (audit.claims ?? []).map((claim) => judgeClaim(claim, adjacency, best.epsilon, alpha)),
  };
}
