// Priors of secrets: uniform, weighted, Zipf's, and read from a pasted table.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOfGuesses } from '../../../test/shared/anyOfGuesses';
import { InputError } from '../../base/numerics/errors';
import { pastedPrior } from './pasted';
import { medianRank, type Prior, uniformPrior, weightedPrior } from './prior';
import { zipfPrior } from './zipf';

const weight = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e6, noNaN: true }));
const weights = fc
  .array(weight, { minLength: 1, maxLength: 40 })
  .filter((list) => list.some((value) => value > 0));
const prior: fc.Arbitrary<Prior> = fc.oneof(
  weights.map(weightedPrior),
  fc.integer({ min: 1, max: 1e9 }).map(uniformPrior),
  fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0, max: 3, noNaN: true }))
    .map(([n, s]) => zipfPrior(n, s)),
);

describe('priors', () => {
  test('are distributions with the likeliest value first, over priors of every kind', () => {
    fc.assert(
      fc.property(prior, fc.double({ min: 0, max: 1, noNaN: true }), (p, share) => {
        const count = Math.floor(share * (p.size - 1)) + 1;
        expect(p.heaviest(0)).toBe(0);
        expect(p.heaviest(p.size)).toBeCloseTo(1, 9);
        expect(p.heaviest(1)).toBeCloseTo(p.atRank(1), 12);
        expect(p.heaviest(count)).toBeGreaterThanOrEqual(p.heaviest(count - 1) - 1e-15);
        expect(p.atRank(count)).toBeGreaterThanOrEqual(p.atRank(p.size));
        // the collision lies between those of the uniform prior and of the likeliest value for all
        expect(p.collision).toBeGreaterThanOrEqual((1 / p.size) * (1 - 1e-9));
        expect(p.collision).toBeLessThanOrEqual(p.atRank(1) * (1 + 1e-9));
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  test('Zipf’s prior with exponent 0 is uniform', () => {
    expect(zipfPrior(7, 0).heaviest(3)).toBeCloseTo(3 / 7, 14);
    expect(medianRank(uniformPrior(10))).toBe(5);
  });

  test('Zipf’s prior of three values is that computed by hand', () => {
    const { normaliser, collision } = zipfPrior(3, 1);
    expect(normaliser).toBeCloseTo(1 + 1 / 2 + 1 / 3, 14);
    expect(collision).toBeCloseTo((1 + 1 / 4 + 1 / 9) / normaliser ** 2, 14);
  });

  test('the normaliser of Zipf’s prior is continuous at exponent 1', () => {
    expect(zipfPrior(1e9, 1 + 1e-12).normaliser / zipfPrior(1e9, 1).normaliser).toBeCloseTo(1, 9);
  });

  test('the normaliser of Zipf’s prior is the sum of its terms, over sizes above 1e5 and exponents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e5, max: 3e5 }), fc.double({ min: 0, max: 3, noNaN: true }), (n, s) => {
        let sum = 0;
        for (let i = n; i >= 1; i--) sum += i ** -s;
        expect(Math.abs(zipfPrior(n, s).normaliser / sum - 1)).toBeLessThan(1e-12);
      }),
      { seed: 2, numRuns: 4 },
    );
  });

  test('refuse weights, sizes and ranks out of range', () => {
    expect(() => weightedPrior([])).toThrow(/weights is empty/);
    expect(() => weightedPrior([0, 0])).toThrow(/all 0/);
    expect(() => weightedPrior([1, -1])).toThrow(/weights\[1\] is -1/);
    expect(() => weightedPrior([Number.NaN])).toThrow(InputError);
    expect(() => uniformPrior(0)).toThrow(/size is 0/);
    expect(() => zipfPrior(2e9, 1)).toThrow(/size is 2000000000/);
    expect(() => zipfPrior(10, 1).atRank(11)).toThrow(/rank is 11/);
  });
});

describe('a pasted table', () => {
  test('is read with names, quotes, comments and any separator', () => {
    const {
      labels,
      weights: read,
      prior: p,
    } = pastedPrior('# passwords\r\n123456, 30\n"a, b";10\npass\tword\t60\n\n');
    expect(labels).toEqual(['123456', 'a, b', 'pass\tword']);
    expect(read).toEqual([30, 10, 60]);
    expect(p.heaviest(1)).toBeCloseTo(0.6, 14);
    expect(pastedPrior('3\n1').prior.atRank(2)).toBe(0.25);
    // a name of digits is a name, and quotes keep the comma of a name from being taken for a decimal mark
    expect(pastedPrior('2020,5\n"b, 12",3').labels).toEqual(['2020', 'b, 12']);
  });

  test.each([
    ['', /no values/],
    ['a,1\nb,x', /Line 2 .*"x"/],
    ['a,1\nb,', /Line 2 .*""/],
    ['a,1\nb,-2', /Line 2 .* -2/],
    ['a,1\nb,2\na,3', /Lines 1 and 3 .*"a"/],
    ['a,0\nb,0', /all 0/],
    ['a,Infinity', /Line 1/],
    ['a,1\nb, 0,5', /Line 2 .*"0,5".*decimal mark/],
    ['a;1,000', /Line 1 .*"1,000"/],
    ['a, 61,5 %\nb, 20 %', /Line 1 .*"61,5".*decimal mark/],
    // the table sums to 100 per cent in both readings, or in one reading but with a number that lacks its sign
    ['x,49,50 %\ny,50,50 %', /Line 1 .*"49,50".*decimal mark/],
    ['a, 40 %\nb, 12,5 %\nc, 47.5', /Line 2 .*"12,5".*decimal mark/],
    ['a, 61 %\nb, 12', /Line 1 of the table gives per cent, line 2 a number without its sign/],
    ['a, 3\nb, 0\nc, 61 %', /Line 3 of the table gives per cent, line 1 /],
    ['a, 120 %', /Line 1 .* 120%.*at most 100%/],
    ['a, 61 % %', /Line 1 .*"61 %"/],
    ['a, %', /Line 1 .*""/],
    ['a, -2 %', /Line 1 .* -2/],
  ])('%j is refused by name', (text, message) => {
    expect(() => pastedPrior(text)).toThrow(InputError);
    expect(() => pastedPrior(text)).toThrow(message);
  });

  test.each([
    // a percent sign at each weight, with or without a space before it
    ['benign, 61 %\nmalignant,39%', { benign: 61, malignant: 39 }],
    ['a\t61.5 %\nb\t38.5\u202f%', { a: 61.5, b: 38.5 }],
    // a table need not sum to 100 per cent
    ['123456, 0.6 %\npassword, 0.2 %', { 123456: 0.6, password: 0.2 }],
    ['61 %\n39 %', { 'line 1': 61, 'line 2': 39 }],
    // a comma after a tab or a semicolon is a decimal mark
    ['a; 61,5 %\nb;38,5%', { a: 61.5, b: 38.5 }],
    ['a\t0,5 %\nb\t12,25 %', { a: 0.5, b: 12.25 }],
    ['"a; b"; 61,5 %\n"""c""",38,5 %', { 'a; b': 61.5, '"c"': 38.5 }],
    // a comma after a comma is a decimal mark if only that reading sums to 100 per cent
    ['a, 61,5 %\nb, 38,5 %', { a: 61.5, b: 38.5 }],
    ['61,5 %\n38,5 %', { 'line 1': 61.5, 'line 2': 38.5 }],
    ['2020,5 %\n2021,95 %', { 2020: 5, 2021: 95 }],
    ['a,33,3 %\nb,33,3 %\nc,33,3 %', { a: 33.3, b: 33.3, c: 33.3 }],
    // numbers without a sign are read in the unit in which the table sums to 100 per cent
    ['a, 61 %\nb, 39', { a: 61, b: 39 }],
    ['a, 61 %\nb, 0.39', { a: 61, b: 39 }],
    ['a, 61 %\nb, 30 %\nc, 0', { a: 61, b: 30, c: 0 }],
  ])('reads per cent: %j', (text, expected) => {
    const { labels, weights: given } = pastedPrior(text);
    expect([...labels].sort()).toEqual(Object.keys(expected).sort());
    const right: Record<string, number> = expected;
    for (const [i, label] of labels.entries()) expect(given[i]).toBeCloseTo(right[label]!, 12);
  });

  test('has the same weights with percent signs and decimal commas as without, over tables', () => {
    const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(percent, { minLength: 1, maxLength: 30 }), (written) => {
        const [signed, plain, commas] = [
          written.map((weight, i) => `v${i},${weight} %`),
          written.map((weight, i) => `v${i},${weight}`),
          written.map((weight, i) => `v${i};${weight.replace('.', ',')}%`),
        ].map((lines) => pastedPrior(lines.join('\n')));
        expect(signed!.weights).toEqual(plain!.weights);
        expect(commas!.weights).toEqual(plain!.weights);
        expect(commas!.labels).toEqual(plain!.labels);
      }),
      { seed: 12 },
    );
  });

  test('gives its weights as they were written, over weights', () => {
    fc.assert(
      fc.property(weights, (list) => {
        expect(pastedPrior(list.map((w, i) => `v${i},${w}`).join('\n')).weights).toEqual(
          list.map((w) => w + 0),
        );
      }),
    );
  });
});

describe('a secret that may be guessed several times', () => {
  test('has a chance that grows with the number of guesses to certainty, over weights', () => {
    fc.assert(
      fc.property(weights, (list) => {
        const p = weightedPrior(list);
        const chances = list.map((_, i) => anyOfGuesses(p, i + 1).chance);
        expect(chances.every((chance, i) => i === 0 || chance >= chances[i - 1])).toBe(true);
        expect(chances.at(-1)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('is refused more guesses than it has values', () => {
    expect(() => anyOfGuesses(uniformPrior(3), 4)).toThrow(/guesses is 4/);
  });
});
