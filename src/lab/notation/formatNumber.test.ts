// Printed numbers: their digits, their direction of rounding, and that every number can be printed.
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { size } from '../../../test/statistics/size';
import {
  deltaText,
  durationText,
  edgeTexts,
  epsilonText,
  parameterText,
  percentText,
  rateText,
  roundCountText,
  seenAbove,
  shareOfOneText,
  toText,
  typesetApart,
  typesetBracket,
  typesetDifference,
  typesetEpsilonTick,
  typesetParameter,
  typesetSignificant,
  typesetTick,
  typesetWritten,
} from './formatNumber';

describe('shareOfOneText', () => {
  it.each([
    [1 / 16, '1/16'],
    [0.25, '1/4'],
    [1, '1'],
    [0.1, '1/10'],
    [0.01, '0.01'],
    [0.3, '0.3'],
  ])('writes %d as %s', (rate, text) => {
    expect(shareOfOneText(rate)).toBe(text);
  });
});

describe('epsilonText', () => {
  it.each([
    [4.1379, '4.14'],
    [0.46499, '0.465'],
    [136.2, '136'],
    [11_995, '1.2×10⁴'],
    [9.996, '10.0'],
    [99.96, '100'],
    [0, '0'],
    [4.2e-5, '4.2×10⁻⁵'],
    [Number.POSITIVE_INFINITY, '∞'],
    [Number.NaN, '–'],
    [-1.5, '−1.50'],
    [8, '8.00'],
    [1234, '1,234'],
    [-1234.6, '−1,235'],
  ])('%d is %s', (value, text) => {
    expect(epsilonText(value, 'nearest')).toBe(text);
  });

  it('rounds lower bounds down and upper bounds up', () => {
    expect(epsilonText(7.8399, 'down')).toBe('7.83');
    expect(epsilonText(7.8301, 'up')).toBe('7.84');
    expect(epsilonText(0.3, 'down')).toBe('0.300');
    expect(epsilonText(9.999, 'up')).toBe('10.0');
  });

  it('is a short decimal text for every double', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom('nearest', 'down', 'up'), (value, rounding) => {
        const text = epsilonText(value, rounding as 'nearest');
        expect(text).not.toMatch(/NaN|undefined|e[+-]/);
        expect(text.length).toBeLessThanOrEqual(11);
      }),
      { seed: 1, numRuns: size(170, 500) },
    );
  });

  it('counts one bound as above another only where the printed digits differ', () => {
    expect(seenAbove(9.84, 9.81)).toBe(true);
    expect(seenAbove(9.819, 9.811)).toBe(false);
    expect(seenAbove(Number.POSITIVE_INFINITY, 9.81)).toBe(true);
  });

  it('keeps down <= value <= up for values from 0.001 to 9,999', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 9_999, noNaN: true }), (value) => {
        const read = (text: string) => Number(text.replaceAll(',', ''));
        expect(read(epsilonText(value, 'down'))).toBeLessThanOrEqual(value * (1 + 1e-11));
        const up = epsilonText(value, 'up');
        if (!up.includes('×')) expect(read(up)).toBeGreaterThanOrEqual(value * (1 - 1e-11));
      }),
      { seed: 2, numRuns: size(170, 500) },
    );
  });
});

describe('every finite double', () => {
  /** Finite doubles by their bits, so that small, subnormal and huge ones are as frequent as they are among the doubles. */
  const anyFinite = fc
    .bigInt({ min: 0n, max: 2n ** 64n - 1n })
    .map((bits) => new Float64Array(BigUint64Array.of(bits).buffer)[0])
    .filter(Number.isFinite);
  const smallest = fc
    .bigInt({ min: 1n, max: 2n ** 52n })
    .map((bits) => new Float64Array(BigUint64Array.of(bits).buffer)[0]);
  const finite = fc.oneof(anyFinite, smallest, fc.constantFrom(5e-324, -5e-324, Number.MAX_VALUE, 0, -0));

  const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  /** Parses a printed number as a reader would. */
  function read(text: string): number {
    const [, mantissa, , sign, power] =
      /^(−?[\d,.]+)?(?:×?(10)(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text) ?? expect.fail(`${text} is no number`);
    const exponent = [...(power ?? '⁰')].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
    return Number(`${(mantissa ?? '1').replaceAll(',', '').replace('−', '-')}e${sign ? '-' : ''}${exponent}`);
  }
  /** A tolerance of half a unit in the last of `digits` digits, plus the smallest distance between two doubles. */
  const near = (value: number, digits: number) => 0.51 * 10 ** (1 - digits) * Math.abs(value) + 5e-324;

  it.each([
    ['epsilonText', (value: number) => epsilonText(value, 'nearest'), 2],
    ['deltaText', deltaText, 3],
    ['parameterText', parameterText, 3],
    ['tickText', (value: number) => toText(typesetTick(value)), 3],
  ] as const)('%s prints a text that is read back as the number, up to its digits', (_, write, digits) => {
    fc.assert(
      fc.property(finite, (value) => {
        const text = write(value);
        expect(text).not.toMatch(/Infinity|∞|NaN|undefined|e/);
        const shown = read(text);
        // the largest doubles are rounded up beyond the range of doubles
        if (Number.isFinite(shown)) {
          expect(Math.abs(shown - value)).toBeLessThanOrEqual(near(value, digits));
        } else expect(Math.abs(value)).toBeGreaterThan(1.79e308);
      }),
      { seed: 3, numRuns: size(670, 2000) },
    );
  });

  it('rounds a bound in its direction, however small or large', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const slack = Math.abs(value) * 2e-12;
        expect(read(epsilonText(value, 'down'))).toBeLessThanOrEqual(value + slack);
        expect(read(epsilonText(value, 'up'))).toBeGreaterThanOrEqual(value - slack);
      }),
      { seed: 4, numRuns: size(670, 2000) },
    );
  });

  it('writes a mantissa of one digit before the point', () => {
    fc.assert(
      fc.property(finite, fc.constantFrom('nearest', 'down', 'up'), (value, rounding) => {
        for (const { mantissa, exponent } of [
          typesetSignificant(value, 3, rounding as 'nearest'),
          typesetParameter(value),
        ])
          if (exponent !== null) expect(mantissa).toMatch(/^(?:|−?[1-9](?:\.\d+)?)$/);
      }),
      { seed: 5, numRuns: size(670, 2000) },
    );
  });

  it.each([
    [5e-324, '5×10⁻³²⁴'],
    [1e-323, '10⁻³²³'],
    [2.226e-308, '2.23×10⁻³⁰⁸'],
    [9.9999e-5, '10⁻⁴'],
    [Number.MAX_VALUE, '1.8×10³⁰⁸'],
  ])('%d is %s', (value, text) => {
    expect(parameterText(value)).toBe(text);
  });

  it('prints a share of any size in percent', () => {
    expect(percentText(5e-324)).toBe('4.94×10⁻³²²%');
    expect(percentText(2e-9)).toBe('2×10⁻⁷%');
    expect(percentText(0)).toBe('0%');
  });
});

describe('other numbers', () => {
  it('prints delta as a power of ten', () => {
    expect(deltaText(1e-5)).toBe('10⁻⁵');
    expect(deltaText(2e-6)).toBe('2×10⁻⁶');
    expect(deltaText(1e-12)).toBe('10⁻¹²');
    expect(deltaText(0.01)).toBe('0.01');
  });

  it('prints parameters without padding', () => {
    expect(parameterText(1.677_284_2)).toBe('1.677');
    expect(parameterText(0.0625)).toBe('0.0625');
    expect(parameterText(50_000)).toBe('50,000');
    expect(parameterText(1e-4)).toBe('10⁻⁴');
    expect(parameterText(500)).toBe('500');
  });

  it('keeps ticks short', () => {
    expect([0, 0.5, 1000, 50_000, 100_000, 5_000_000, 1e-6].map((tick) => toText(typesetTick(tick)))).toEqual(
      ['0', '0.5', '1,000', '50,000', '10⁵', '5×10⁶', '10⁻⁶'],
    );
  });

  it('keeps ticks of epsilon within four digits', () => {
    expect([0, 0.5, 9000, 10_000, 25_000, 1e6].map((tick) => toText(typesetEpsilonTick(tick)))).toEqual([
      '0',
      '0.5',
      '9,000',
      '10⁴',
      '2.5×10⁴',
      '10⁶',
    ]);
  });

  it('typesets what links and boxes write', () => {
    expect(
      ['1/16', '5e-5', '1e-9', '-2.5e7', '500', '71589', '1/71589'].map((text) =>
        toText(typesetWritten(text)),
      ),
    ).toEqual(['1/16', '5×10⁻⁵', '10⁻⁹', '−2.5×10⁷', '500', '71,589', '1/71,589']);
  });

  it('prints different values of an axis differently', () => {
    const texts = (values: number[]) => typesetApart(values).map(toText);
    expect(texts([1.583, 1.677284, 1.677494, 1.777])).toEqual(['1.583', '1.6773', '1.6775', '1.777']);
    expect(texts([9e-6, 1e-5, 1.0003e-5])).toEqual(['9×10⁻⁶', '10⁻⁵', '1.0003×10⁻⁵']);
    expect(texts([99_999, 100_000, 100_001])).toEqual(['99,999', '100,000', '100,001']);
    expect(texts([2, 2])).toEqual(['2', '2']);
    expect(texts([])).toEqual([]);
    // 14 digits, so that two values differ by more than the rounding of a mantissa
    const value = fc.double({ min: 1e-15, max: 1e6, noNaN: true }).map((any) => Number(any.toPrecision(14)));
    fc.assert(
      fc.property(fc.uniqueArray(value, { maxLength: 9 }), (values) => {
        const printed = texts(values.sort((a, b) => a - b));
        for (let i = 1; i < printed.length; i++) expect(printed[i]).not.toBe(printed[i - 1]);
      }),
      { seed: 4, numRuns: size(100, 300) },
    );
  });

  it('sets thousands apart from 1,000 on, whatever kind of number it is', () => {
    expect(parameterText(999)).toBe('999');
    expect(parameterText(2500)).toBe('2,500');
    expect(parameterText(1_234_567)).toBe('1,234,567');
    expect(parameterText(-1234)).toBe('−1,234');
    expect(roundCountText(4000)).toBe('4,000');
    expect(toText(typesetWritten('2500'))).toBe('2,500');
    expect(toText(typesetSignificant(12.3456789e2, 6))).toBe('1,234.57');
    expect(typesetBracket(1826.43, 1826.44).map(toText)).toEqual(['1,826.43', '1,826.44']);
    // the difference is taken between the numbers as they are shown
    expect(typesetDifference(3000, 1826)).toEqual({ mantissa: '1,174', exponent: null });
  });

  it('writes edges with the decimals of what lies between them, so that they line up', () => {
    expect(edgeTexts([-23.96, 0, 23.96, 1197.46])).toEqual(['−24.0', '0.0', '24.0', '1,197.5']);
    expect(edgeTexts([-0.0175, -1e-6, 0.0175])).toEqual(['−0.0175', '0.0000', '0.0175']);
    expect(edgeTexts([0, 250, 500])).toEqual(['0', '250', '500']);
    expect(edgeTexts([0, 1e-9, 2e-9])).toEqual(['0', '1.0×10⁻⁹', '2.0×10⁻⁹']);
  });

  it('rounds brackets outward, with as many digits as make the ends differ', () => {
    expect(typesetBracket(7.996_912, 7.997_034).map(toText)).toEqual(['7.9969', '7.9971']);
    expect(typesetBracket(2.1, 8.3).map(toText)).toEqual(['2.10', '8.30']);
    expect(typesetBracket(0, 0.5).map(toText)).toEqual(['0', '0.500']);
    // the same holds where the ends are written as powers of ten
    expect(typesetBracket(23_120.35, 23_120.36).map(toText)).toEqual(['2.31203×10⁴', '2.31204×10⁴']);
    expect(typesetBracket(0, 0).map(toText)).toEqual(['0', '0']);
    expect(typesetBracket(120.2, Number.POSITIVE_INFINITY).map(toText)).toEqual(['120.2', '∞']);
  });

  it('prints a share in percent with all its digits', () => {
    expect(percentText(0.95)).toBe('95%');
    expect(percentText(0.9999)).toBe('99.99%');
  });

  it('prints a duration in seconds or minutes', () => {
    expect(durationText(0.2)).toBe('under 1 s');
    expect(durationText(12.4)).toBe('12 s');
    expect(durationText(600)).toBe('10 min');
    expect(durationText(Number.NaN)).toBe('–');
  });

  it('prints a large count in thousands or millions', () => {
    expect(roundCountText(812_345)).toBe('812 thousand');
    expect(roundCountText(4_212_345)).toBe('4.21 million');
  });
});

describe('rateText', () => {
  it('rounds in the given direction', () => {
    expect(rateText(0.183_63, 'up')).toBe('18.4%');
    expect(rateText(0.183_63, 'down')).toBe('18.3%');
    expect(rateText(0.999_01, 'up')).toBe('99.91%');
    expect(rateText(1, 'up')).toBe('100%');
    expect(rateText(1 - 1e-12, 'up')).toBe('100%');
    expect(rateText(5.28e-6, 'down')).toBe('0.000528%');
    expect(rateText(1.314e-11, 'down')).toBe('1.3×10⁻⁹%');
    expect(rateText(1.314e-11, 'up')).toBe('1.4×10⁻⁹%');
    expect(rateText(0, 'up')).toBe('0%');
  });

  it('writes rates that stand side by side with equally many digits', () => {
    expect(rateText(0.0015, 'up')).toBe('0.150%');
    expect(rateText(0.94, 'up')).toBe('94.0%');
    expect(rateText(0.099_96, 'up')).toBe('10.0%');
    expect(rateText(0.5, 'down')).toBe('50.0%');
  });

  it('rounds a share whose float64 value lies just below the decimal to that decimal', () => {
    expect(rateText(15 / 400, 'nearest')).toBe('3.75%');
    expect(rateText(1 - 0.95, 'nearest')).toBe('5%');
  });

  it('is never in E notation', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1, noNaN: true }), (rate) => {
        expect(rateText(rate, 'up')).not.toMatch(/NaN|e[+-]/);
      }),
      { seed: 6, numRuns: size(100, 300) },
    );
  });
});

describe('typesetDifference', () => {
  const text = (larger: number, smaller: number) => {
    const difference = typesetDifference(larger, smaller);
    return difference && toText(difference);
  };

  it('is taken between the two numbers as they are shown', () => {
    expect(text(8.6904, 7.9968)).toBe('0.70');
    expect(text(10.5795, 9.9244)).toBe('0.7');
    expect(text(75.241, 61.406)).toBe('13.8');
    expect(text(205, 32.27)).toBe('173');
    expect(text(10.02, 9.98)).toBe('0.1');
    expect(text(12_345, 61.4)).toBe('1.3×10⁴');
    expect(text(2.1e-4, 2e-4)).toBe('1.0×10⁻⁵');
  });

  it('is null where the first does not look larger than the second', () => {
    expect(text(7.999, 7.998)).toBeNull();
    expect(text(8, 9)).toBeNull();
    expect(text(Number.NaN, 8)).toBeNull();
  });

  describe('in German', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.resetModules();
    });

    it('reads its own decimal commas', async () => {
      vi.resetModules();
      vi.stubGlobal('labCatalogue', { language: 'de', messages: {}, core: {}, late: {} });
      const german = await import('./formatNumber');
      expect(german.typesetDifference(8.6904, 7.9968)).toEqual({ mantissa: '0,70', exponent: null });
      expect(german.typesetDifference(1_234.5, 61.4)).toEqual({ mantissa: '1\u202f174', exponent: null });
    });
  });
});
