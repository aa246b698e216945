// Values that hold a number and still do not say it: two numbers in one, or a number counted in something else. Pure.
import type { Quantity } from './types';

/** Numbers that may be written as a quotient: 256/60000, 1/n. */
const QUOTIENTS: ReadonlySet<Quantity> = new Set([
  'samplingRate',
  'delta',
  'clippingNorm',
  'steps',
  'stepsPerEpoch',
] as const);
/** '0.8 / 1.0', '256 - 512': one value worked out, or two. */
const TWO_NUMBERS = /^[\d.]+\s*[/-]\s*[\d.]+$/;
/** 'steps = 100 per epoch', 'sigma = 1 per layer': no number of the whole. */
const PER = /^[\d.,_]+(?:e[+-]?\d+)?[kKM%]?\s+(?:\p{L}+\s+)?(?:per|each|every)\s/iu;
/** What the number of a quantity cannot be counted in: 'T = 3 epochs', 'q = 1 in 100'. */
const OTHER_UNITS: Partial<Record<Quantity, RegExp>> = {
  steps: /^[\d.,_]+[kKM]?\s+(?:epochs?|rounds?|examples|records|samples|images)\b/i,
  epochs: /^[\d.,_]+[kKM]?\s+(?:steps|iterations|iters|updates|rounds?)\b/i,
  batchSize: /^[\d.,_]+[kKM]?\s+(?:batches|steps|tokens|[MG]B|GPUs)\b/i,
  recordCount: /^[\d.,_]+[kKM]?\s+(?:users|clients|batches|steps|tokens|[MG]B)\b/i,
  samplingRate: /^[\d.]+\s+(?:in|of|out of|percent|per ?cent|permille)\b/i,
};

/** Why the value is not one number of the quantity, as the end of a sentence; null where nothing speaks against it. */
export function whyNotOneNumber(quantity: Quantity, value: string): string | null {
  if (TWO_NUMBERS.test(value) && !QUOTIENTS.has(quantity)) {
    return `"${value}" may be one value or two; write the one that holds`;
  }
  return PER.test(value) || OTHER_UNITS[quantity]?.test(value)
    ? 'it is counted in something else; write the number itself'
    : null;
}
