// The privacy loss of one step, ln P/Q, on the real line and at complex points. All of accounting's transcendental
// care about the mixture A(v) = 1 - q + q e^v lives here. Not a distribution: nothing is integrated or composed.
import type { Direction } from '../types';

/** ln(1 - q + q e^v) for q in (0,1) and every real v: no overflow to the right, no cancellation around 0. */
export function logMixture(samplingRate: number, v: number): number {
  if (v > 30) {
    return v + Math.log(samplingRate) + Math.log1p(((1 - samplingRate) / samplingRate) * Math.exp(-v));
  }
  if (v < -0.5) return Math.log(1 - samplingRate + samplingRate * Math.exp(v));
  return Math.log1p(samplingRate * Math.expm1(v));
}

/** q e^v / (1 - q + q e^v): the derivative of {@link logMixture}, the share of the second component at v. */
export function mixtureShare(samplingRate: number, v: number): number {
  return 1 / (1 + ((1 - samplingRate) / samplingRate) * Math.exp(-v));
}

/** softplus(x) = ln(1 + e^x) without overflow. */
export function softplus(x: number): number {
  return x > 30 ? x + Math.exp(-x) : Math.log1p(Math.exp(x));
}

/** Where {@link ComplexStepLoss.moveTo} leaves a complex logarithm, to allocate nothing per node. */
interface ComplexNumber {
  re: number;
  im: number;
}

/** ln(1 - q + q e^{v + ia}) for |a| < pi, principal branch; the cosine and sine of a are the caller's, once per line. */
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
  const reMinusOne = samplingRate * Math.expm1(v) + jump * (cosine - 1);
  out.re =
    reMinusOne > -0.3
      ? 0.5 * Math.log1p(2 * reMinusOne + reMinusOne * reMinusOne + im * im)
      : 0.5 * Math.log(re * re + im * im);
  out.im = Math.atan2(im, re);
}

/**
 * One step's loss along the line Im x = shift, |shift| < pi sigma^2 (the branch points of ln A). After `moveTo(x)`:
 * loss = ln P/Q and base = ln P/N(0, sigma^2), both at x + i shift.
 */
export class ComplexStepLoss {
  lossRe = 0;
  lossIm = 0;
  baseRe = 0;
  baseIm = 0;
  private readonly toRight: ComplexNumber = { re: 0, im: 0 };
  private readonly toLeft: ComplexNumber = { re: 0, im: 0 };
  private angle = 0;
  private cosine = 1;
  private sine = 0;

  constructor(
    private readonly direction: Direction,
    private readonly samplingRate: number,
    private readonly inverseVariance: number,
  ) {}

  setShift(shift: number): void {
    this.angle = shift * this.inverseVariance;
    this.cosine = Math.cos(this.angle);
    this.sine = Math.sin(this.angle);
  }

  moveTo(x: number): void {
    const { samplingRate, inverseVariance, angle, cosine, sine, toRight, toLeft } = this;
    complexLogMixture(samplingRate, (x - 0.5) * inverseVariance, angle, cosine, sine, toRight);
    if (this.direction === 'add') {
      this.lossRe = -toRight.re;
      this.lossIm = -toRight.im;
      this.baseRe = 0;
      this.baseIm = 0;
      return;
    }
    this.baseRe = toRight.re;
    this.baseIm = toRight.im;
    this.lossRe = toRight.re;
    this.lossIm = toRight.im;
    if (this.direction === 'substitute') {
      complexLogMixture(samplingRate, (-x - 0.5) * inverseVariance, -angle, cosine, -sine, toLeft);
      this.lossRe -= toLeft.re;
      this.lossIm -= toLeft.im;
    }
  }
}
