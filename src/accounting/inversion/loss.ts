// The privacy loss of one step, ln P/Q, on the real line and at the complex outcomes x that the inversion needs. P and Q are the laws of
// the outcome on the two data sets (../pairs). Nothing is integrated or composed here. The certificate, which checks the inversion, has a
// loss of its own (discretised/stepLaw.ts).

import { logMixture } from '../closedForm/mixture';
import type { Pair, SampledMean } from '../pairs';

/** ln of a law's density over that of the noise, at outcome x; `inverseVariance` = 1/sigma^2. */
export function logOverNoise(
  mean: SampledMean | null,
  samplingRate: number,
  inverseVariance: number,
  x: number,
): number {
  return mean === null ? 0 : logMixture(samplingRate, (mean * x - 0.5) * inverseVariance);
}

/** A complex number that is written in place, so that nothing is allocated per node. */
interface ComplexNumber {
  re: number;
  im: number;
}

/** ln(1 - q + q e^{v + ia}) for a = `angle`, |a| < pi, principal branch. The caller computes the cosine and sine of a once for a line. */
function complexLogMixture(
  samplingRate: number,
  v: number,
  angle: number,
  cosine: number,
  sine: number,
  out: ComplexNumber,
): void {
  if (v > 30) {
    const rest = ((1 - samplingRate) / samplingRate) * Math.exp(-v);
    const re = 1 + rest * cosine;
    const im = -rest * sine;
    out.re = v + Math.log(samplingRate) + 0.5 * Math.log(re * re + im * im);
    out.im = angle + Math.atan2(im, re);
    return;
  }
  const jump = samplingRate * Math.exp(v);
  const re = 1 - samplingRate + jump * cosine;
  const im = jump * sine;
  // accurate to a unit in the last place of q, which is what a step's rounding may cost, so expm1 is not needed
  const reMinusOne = jump * cosine - samplingRate;
  out.re =
    reMinusOne > -0.3
      ? 0.5 * Math.log1p(2 * reMinusOne + reMinusOne * reMinusOne + im * im)
      : 0.5 * Math.log(re * re + im * im);
  out.im = Math.atan2(im, re);
}

/**
 * The loss along Im x = shift: ln P/Q, and base = ln P/N(0, sigma^2). |shift| has to be below pi sigma^2, where the logarithm of the
 * mixture 1 - q + q e^v has its branch points.
 */
export class ComplexStepLoss {
  lossRe = 0;
  lossIm = 0;
  baseRe = 0;
  baseIm = 0;
  private readonly underP: ComplexNumber = { re: 0, im: 0 };
  private readonly underQ: ComplexNumber = { re: 0, im: 0 };
  private angle = 0;
  private cosine = 1;
  private sine = 0;

  constructor(
    private readonly pair: Pair,
    private readonly samplingRate: number,
    private readonly inverseVariance: number,
  ) {}

  setAngle(angle: number): void {
    this.angle = angle;
    this.cosine = Math.cos(this.angle);
    this.sine = Math.sin(this.angle);
  }

  moveTo(x: number): void {
    const { pair, underP, underQ } = this;
    this.logOverNoise(pair.meanUnderP, x, underP);
    this.logOverNoise(pair.meanUnderQ, x, underQ);
    this.baseRe = underP.re;
    this.baseIm = underP.im;
    this.lossRe = underP.re - underQ.re;
    this.lossIm = underP.im - underQ.im;
  }

  /** {@link logOverNoise} at x + i shift; leaves zeros where the law is the noise. */
  private logOverNoise(mean: SampledMean | null, x: number, out: ComplexNumber): void {
    if (mean === null) return;
    const { samplingRate, inverseVariance, angle, cosine, sine } = this;
    const v = (mean * x - 0.5) * inverseVariance;
    complexLogMixture(samplingRate, v, mean * angle, cosine, mean * sine, out);
  }
}
