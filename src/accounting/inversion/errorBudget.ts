// The error budget of an answer of the inversion: a bound on the error of delta, relative to delta, which adds up aliasing, truncations,
// quadrature, rounding and what the search left. If the truncated tail is too large, terms are added to the contour, the vertical line
// Re z = theta along which the transform M(z) of one step is summed (contour.ts). A core is what was taken out of it (coreSplit.ts).
import type { Contour } from './contour';
import type { ContourChoice } from './contourChoice';
import { type ContourAnswer, SMOOTHED_TERMS } from './query';
import { TailBound } from './tailBound';

/** Most terms of a contour that is not smoothed. */
const MOST_TERMS = 2400;
const EXTENSIONS = 3;
/** Factor by which the terms exceed the predicted number at the first extension. */
const BEYOND = 1.05;
/** Allowance for the error of the bound's own quadrature, in nats. At most 0.011 was found in 15,000 bounds. */
const BOUND_ROUNDING = 0.05;
/** ln of a tail, relative to delta, with which no answer is accepted. */
const HOPELESS_TAIL = 0;

type Choice = Pick<ContourChoice, 'nodes' | 'steps' | 'logTolerance' | 'smoothing' | 'split' | 'jumps'>;

/** The bound for the contour's latest answer. With `asItIs` no terms are added, since the contour was made for another query. */
export function errorBudget(
  contour: Contour,
  choice: Choice,
  { found, logDelta, quadrature }: ContourAnswer,
  asItIs = false,
): number {
  const { nodes, steps, logTolerance, smoothing, split } = choice;
  const { theta } = contour;
  const epsilon = Math.max(0, found);
  const most = asItIs ? 0 : smoothing > 0 || split !== null ? SMOOTHED_TERMS : MOST_TERMS;
  let tail: TailBound | null = null;
  let logTail = Infinity;
  for (let extension = 0; ; extension++) {
    const frequency = (contour.terms - 0.5) * contour.frequencyStep;
    const constant =
      contour.logPower -
      theta * epsilon -
      logDelta -
      Math.log(Math.PI * frequency) -
      0.5 * smoothing * smoothing * frequency * frequency;
    /** how small one step's ln |M(z)/M(theta)| has to be beyond the last frequency */
    const enough = (-logTolerance - constant) / steps;
    // |M(theta + i omega)| <= M(theta) may be enough already, or what another query has shown
    logTail = constant + steps * contour.logModulusBeyond;
    if (split !== null) {
      const needed = -logTolerance - constant;
      if (contour.logBeyondWithoutCore > needed && !contour.isSharpest) {
        const beyond = logBoundWithoutCore(theta, choice, frequency, needed);
        contour.logBeyondWithoutCore = Math.min(contour.logBeyondWithoutCore, beyond);
        contour.isSharpest = beyond > needed;
      }
      logTail = constant + contour.logBeyondWithoutCore;
    } else if (logTail > -logTolerance && !contour.isSharpest) {
      tail ??= new TailBound(nodes, theta, nodes.widthAt(theta));
      const beyond = tail.smallest(frequency, nodes.steepness(theta), enough);
      contour.logModulusBeyond = Math.min(contour.logModulusBeyond, beyond);
      contour.isSharpest = beyond > enough;
      logTail = constant + steps * contour.logModulusBeyond;
      // the bound falls with the frequency, so if it is too large at the last one, it is too large before
      if (smoothing === 0 && extension === 0 && logTail > HOPELESS_TAIL && contour.terms < most) {
        const last = Math.min(contour.terms * 1.5 ** EXTENSIONS, most) * contour.frequencyStep;
        const needed = (HOPELESS_TAIL - constant) / steps;
        if (tail.smallest(last, nodes.steepness(theta), needed) > needed) return Infinity;
      }
    }
    if (logTail < -logTolerance + 2.5 || contour.terms >= most || extension === EXTENSIONS) break;
    let more = Math.ceil(contour.terms * 1.5);
    if (extension === 0 && contour.logModulusBeyond < 0) {
      // the law's own decay goes as the square of the frequency
      const foreseen = BEYOND * Math.max(1, Math.sqrt(enough / contour.logModulusBeyond));
      if (foreseen < 1.5) more = Math.ceil(contour.terms * foreseen);
    }
    if (smoothing > 0) {
      // the smoothing brings the tail down from here, as a Gaussian
      const last = Math.hypot(frequency, Math.sqrt(2 * (logTail + logTolerance)) / smoothing);
      more = Math.ceil(last / contour.frequencyStep) + 2;
    }
    contour.extend(more, 0);
  }
  const rounding = contour.roundingError(epsilon, logDelta);
  const residual = found < 0 ? 0 : Math.abs(Math.expm1(contour.logDelta(epsilon) - logDelta));
  const leak = split === null ? 0 : Math.exp(split.logLeak(epsilon) - logDelta);
  return (
    leak + Math.exp(logTail + BOUND_ROUNDING) + 3 * Math.exp(-logTolerance) + rounding + quadrature + residual
  );
}

/**
 * ln of a bound on |M^T - M_core^T| / M(theta)^T beyond the frequency, which is T |M_jumps| times the larger of |M| and |M_core| to the
 * power T - 1. That power is looked at only where T |M_jumps| is not below e^enough.
 */
function logBoundWithoutCore(
  theta: number,
  { nodes, steps, split, jumps }: Choice,
  frequency: number,
  enough: number,
): number {
  if (split === null || jumps === null) return Infinity;
  const { window } = split;
  const wide = nodes.widthAt(theta);
  const width = 1 / Math.hypot(1 / wide, 1 / window.width);
  const part = { window, right: jumps.tiltTo(theta).right };
  const steepness = nodes.steepness(theta);
  const logSteps = Math.log(steps);
  const bound =
    logSteps + new TailBound(nodes, theta, width, part).smallest(frequency, steepness, enough - logSteps);
  if (bound < enough || steps === 1) return bound;
  const most = (tail: TailBound) => tail.smallest(frequency, steepness, (enough - bound) / (steps - 1));
  const whole = most(new TailBound(nodes, theta, wide));
  const core = most(new TailBound(nodes, theta, width, { ...part, left: true }));
  return bound + (steps - 1) * Math.min(0, Math.max(whole, core));
}
