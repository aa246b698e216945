// What people write to each other: short names, quotes of mails, who has said it, and what it is tested on.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism } from '../toMechanism';

/** The run that all of them tell of, or why there is none. */
function told(text: string): string {
  const { samplingRate, noiseMultiplier, steps, conflicts, missing } = toMechanism(readConfiguration(text));
  return conflicts.length + missing.length > 0
    ? [...conflicts, ...missing].map(({ name }) => name).join(' ')
    : `${noiseMultiplier?.value} ${samplingRate?.value} ${steps?.value}`;
}
const RUN = `1.1 ${256 / 60_000} 3516`;

describe('what people write to each other', () => {
  it.each([
    'hey, we used sigma 1.1, batch 256, 60k examples, 15 epochs, delta 1e-5',
    'so its noise mult 1.1 bs 256 on mnist 60k, 15 epochs, delta=1e-5 thx',
    'used sigma of 1.1 and a batch of 256 on 60k pics for 15 epochs w/ delta 1e-5',
    'sigma 1.1 / bs 256 / 60k imgs / 15 ep / delta 1e-5',
    '> sigma 1.1\n> batch 256\n> n 60000\n> 15 epochs\n> delta 1e-5\nis this ok?',
    'Anna, 14:03\nsigma was 1.1, lot size 256, 60k records\n\nAnna, 2:05 PM\noh and 15 epochs, delta of 1e-5',
    '<anna> sigma was 1.1 with lot size 256\n<ben> 60k records, 15 epochs, delta 1e-5',
    'sigma 1.1, batch 256, 60k examples, 15 epochs, delta 1e-5 and tested it on 10k examples',
  ])('%s', (text) => {
    expect(told(text)).toBe(RUN);
    expect(readConfiguration(text).unread).toEqual([]);
  });

  it.each([
    // taken back, two values, few messages, a year
    ['sigma 1.1, batch 256, 60k rows, 15 epochs, delta 1e-5\nno wait, sigma was 0.9', 'noiseMultiplier'],
    ['sigma=1 q=0.01 T=50k or 60k delta=1e-5', 'steps steps'],
    ['sigma 1.1, batch 256, 15 epochs, delta 1e-5, see my 3 messages', 'samplingRate'],
    ['sigma 1.1, batch 256, 15 epochs, delta 1e-5, mnist 1998', 'samplingRate'],
  ])('%s', (text, open) => {
    expect(told(text)).toBe(open);
  });

  it('is no log, whose batches are counted', () => {
    expect(told(`sigma 1.1, batch 256, 60k rows, 15 epochs, delta 1e-5\nEpoch 3, batch 200, loss 0.41`)).toBe(
      RUN,
    );
  });

  it('ends a count in thousands where the next number begins', () => {
    expect(told('sigma=1.1 q=0.01 T=1k delta=1e-5')).toBe('1.1 0.01 1000');
  });
});
