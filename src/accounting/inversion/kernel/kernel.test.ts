// Tests of the compiled kernel (assembly/kernel.ts) against its source, and against the plain kernel (plainKernel.ts) up to rounding. A
// kernel computes what the inversion needs at the quadrature nodes of a line Im x = shift of complex outcomes x.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../../test/statistics/logUniform';
import { size, thorough } from '../../../../test/statistics/size';
import { compileLineKernel, lineKernelDigest } from '../../../../tools/lineKernel/compile';
import { logMixture } from '../../closedForm/mixture';
import { PAIRS } from '../../pairs';
import { KERNEL_BYTES } from './bytes';
import { type LineKernel, MAX_NODES, PLACES, REAL, ROW, SUMS, TERM_PLACES, WHOLE_LINE } from './layout';
import { simdKernel } from './lineKernel';
import { plainKernel } from './plainKernel';

const plain = plainKernel();
const compiled = simdKernel() as LineKernel;

const row = ({ heap }: LineKernel, from: number, count: number) => [...heap.subarray(from, from + count)];

/** A complex number of a row and the next one in both kernels: its modulus, and how far the two are apart. */
function apart(i: number, j: number, row: number): { size: number; apart: number } {
  const [re, im] = [plain.heap[row + i] as number, plain.heap[row + ROW + i] as number];
  const [otherRe, otherIm] = [compiled.heap[row + j] as number, compiled.heap[row + ROW + j] as number];
  return { size: Math.hypot(re, im), apart: Math.hypot(re - otherRe, im - otherIm) };
}

/**
 * Lines as the inversion places them: up to 0.7 of the way to where the logarithm of the mixture 1 - q + q e^v has its branch points, and
 * as far out as anything matters.
 */
const lines = fc
  .record({
    pair: fc.constantFrom(...Object.values(PAIRS)),
    samplingRate: logUniform(1e-9, 0.999999),
    noiseMultiplier: logUniform(0.05, 100),
    share: fc.double({ min: 1e-6, max: 0.7, noNaN: true }),
    reach: fc.double({ min: 0.5, max: 60, noNaN: true }),
    theta: logUniform(1e-3, 1500),
    frequency: logUniform(1e-4, 100),
    count: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ noiseMultiplier, reach, count, share, pair, samplingRate, ...rest }) => ({
    ...rest,
    line: {
      pair,
      samplingRate,
      inverseVariance: noiseMultiplier ** -2,
      angle: pair.sign * share * Math.PI,
    },
    grid: { first: -reach * noiseMultiplier, step: (2 * reach * noiseMultiplier) / count, count },
  }));

type Setting = typeof lines extends fc.Arbitrary<infer T> ? T : never;

/** A bound on the rounding of an exponent or an angle with such parts, and so on the relative error of what is computed from it. */
function roundingOf({ line, grid, theta, frequency }: Setting) {
  const farthest = Math.abs(grid.first) + 1;
  const loss = farthest * line.inverseVariance + Math.abs(Math.log(line.samplingRate)) + 4;
  const parts = farthest * farthest * line.inverseVariance + (1 + theta + frequency) * loss;
  return 8 * Number.EPSILON * (parts + 4);
}

describe('the compiled kernel', () => {
  it('is kept with the digest of its source', async () => {
    expect(await readFile(new URL('./bytes.ts', import.meta.url), 'utf8')).toContain(
      await lineKernelDigest(),
    );
  });

  it.runIf(thorough)(
    'equals what its source compiles to',
    async () => {
      expect(Buffer.from(await compileLineKernel()).toString('base64')).toBe(KERNEL_BYTES);
    },
    60_000,
  );

  it('places the nodes that the plain kernel places, over lines', () => {
    let nodes = 0;
    fc.assert(
      fc.property(lines, (setting) => {
        const { line, grid, theta, frequency } = setting;
        const cut = -45;
        // makes the largest weight about 1
        const factor = -Math.log(plain.moduli(line, grid, { factor: 0, theta, frequency: 0 }));
        fc.pre(Number.isFinite(factor));
        const weighing = { factor, theta, frequencyStep: frequency, cut };
        const count = plain.placeNodes(WHOLE_LINE, line, grid, weighing);
        const close = roundingOf(setting);
        fc.pre(close < 0.01);
        const places = row(plain, PLACES, count);
        const other = compiled.placeNodes(WHOLE_LINE, line, grid, weighing);
        // a node that lies at the cut may be in or out
        const at = new Map(row(compiled, PLACES, other).map((x, i) => [x, i]));
        expect(Math.abs(count - other)).toBeLessThanOrEqual(2);
        // the largest difference, in units of the bound on rounding
        let worst = 0;
        for (const [i, x] of places.entries()) {
          const j = at.get(x);
          const [weight, turn] = [0, 2].map((k) => apart(i, j ?? i, WHOLE_LINE + k * ROW));
          if (j === undefined) {
            expect(Math.log(weight.size)).toBeLessThan(-44.9);
            continue;
          }
          nodes++;
          worst = Math.max(
            worst,
            weight.apart / (close * weight.size),
            turn.apart / (close * turn.size + 1e-300),
          );
        }
        expect(worst).toBeLessThanOrEqual(1);
      }),
      { numRuns: size(100, 2000), seed: 5 },
    );
    expect(nodes).toBeGreaterThan(1000);
  });

  it('sums the moduli that the plain kernel sums, over lines', () => {
    fc.assert(
      fc.property(lines, (setting) => {
        const { line, grid, theta, frequency } = setting;
        const factor = -Math.log(plain.moduli(line, grid, { factor: 0, theta, frequency: 0 }));
        fc.pre(Number.isFinite(factor));
        const close = roundingOf(setting);
        fc.pre(close < 0.01);
        const sizing = { factor, theta, frequency };
        const sum = plain.moduli(line, grid, sizing);
        const other = compiled.moduli(line, grid, sizing);
        expect(Math.abs(sum - other)).toBeLessThanOrEqual(close * sum + 1e-300);
        let worst = 0;
        for (let i = 0; i < grid.count; i++) {
          const term = plain.heap[TERM_PLACES + i] as number;
          const difference = Math.abs(term - (compiled.heap[TERM_PLACES + i] as number));
          worst = Math.max(worst, difference / (close * term + 1e-300));
        }
        expect(worst).toBeLessThanOrEqual(1);
      }),
      { numRuns: size(100, 2000), seed: 6 },
    );
  });

  it('turns nodes by four frequencies as the plain kernel does, over even and odd numbers of nodes', () => {
    const number = fc.double({ min: -1, max: 1, noNaN: true });
    const node = fc.tuple(number, number, number, number);
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 141 }), fc.boolean(), (nodes, byFours) => {
        for (const { heap } of [plain, compiled]) {
          for (let k = 0; k < 10; k++) {
            nodes.forEach((parts, i) => {
              heap[WHOLE_LINE + k * ROW + i] = parts[k & 3] as number;
            });
            heap[WHOLE_LINE + k * ROW + nodes.length] = 0;
          }
        }
        for (let block = 0; block < 2; block++) {
          plain.turnFourTimes(WHOLE_LINE, nodes.length, byFours);
          compiled.turnFourTimes(WHOLE_LINE, nodes.length, byFours);
          const close = 4 * nodes.length * 2 ** (4 * block + 4) * Number.EPSILON;
          for (let i = 0; i < 8; i++) {
            expect(Math.abs(plain.heap[SUMS + i] - compiled.heap[SUMS + i])).toBeLessThan(close);
          }
          for (let k = 0; k < 2; k++) {
            const [one, other] = [plain, compiled].map((kernel) =>
              row(kernel, WHOLE_LINE + k * ROW, nodes.length),
            );
            const differences = one.map((value, i) => Math.abs(value - (other[i] as number)));
            expect(Math.max(...differences)).toBeLessThan(close);
          }
        }
      }),
      { numRuns: size(30, 100), seed: 7 },
    );
  });

  it('turns weights at once and by four frequencies as the plain kernel does, over nodes and frequencies', () => {
    const number = fc.double({ min: -1, max: 1, noNaN: true });
    const loss = fc.tuple(
      fc.double({ min: -30, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(loss, number, number), { minLength: 1, maxLength: 41 }),
        logUniform(1e-3, 1000),
        (nodes, frequency) => {
          const count = nodes.length;
          for (const { heap } of [plain, compiled]) {
            for (const [i, [[lossRe, lossIm], re, im]] of nodes.entries()) {
              [heap[WHOLE_LINE + 4 * ROW + i], heap[WHOLE_LINE + 5 * ROW + i]] = [lossRe, lossIm];
              [heap[WHOLE_LINE + 6 * ROW + i], heap[WHOLE_LINE + 7 * ROW + i]] = [re, im];
            }
          }
          for (const kernel of [plain, compiled]) {
            kernel.turnAtOnce(WHOLE_LINE, count, frequency);
            kernel.prepareFours(WHOLE_LINE, count, 0.25 * frequency);
          }
          for (const [i, [[lossRe, lossIm], re, im]] of nodes.entries()) {
            const decay = Math.exp(-frequency * lossIm);
            const turn = frequency * lossRe;
            const close = 8 * Number.EPSILON * (1 + Math.abs(turn)) * decay + 1e-300;
            const four = apart(i, i, WHOLE_LINE + 8 * ROW);
            const weight = apart(i, i, WHOLE_LINE);
            expect(four.apart).toBeLessThan(close);
            expect(weight.apart).toBeLessThan(2 * close);
            expect(Math.abs(four.size - decay)).toBeLessThan(close);
            const wanted = decay * (re * Math.cos(turn) - im * Math.sin(turn));
            expect(Math.abs((plain.heap[WHOLE_LINE + i] as number) - wanted)).toBeLessThan(2 * close);
          }
        },
      ),
      { numRuns: size(30, 100), seed: 8 },
    );
  });

  it('sums the moduli on a line that rises as the plain kernel does, over lines', () => {
    const share = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(lines, share, share, (setting, height, width) => {
        const { grid, theta, frequency } = setting;
        const sigma = setting.line.inverseVariance ** -0.5;
        const line = { ...setting.line, angle: 0 };
        const shift = height * 0.7 * Math.PI * sigma ** 2 * line.pair.sign;
        const rise = { shift, centre: (height - 0.5) * grid.first, rise: width * sigma };
        const sizing = (factor: number) => ({ factor, theta, frequency });
        const factor = -Math.log(plain.risingModuli(line, grid, sizing(0), rise));
        fc.pre(Number.isFinite(factor));
        const close = roundingOf(setting);
        fc.pre(close < 0.01);
        const [one, other] = [plain, compiled].map((kernel) =>
          kernel.risingModuli(line, grid, sizing(factor), rise),
        );
        expect(Math.abs(one - other)).toBeLessThanOrEqual(close * one);
      }),
      { numRuns: size(100, 2000), seed: 9 },
    );
  });

  it('gives real nodes the weights and losses that the plain kernel gives, over lines', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 7 }), ({ line: { angle: _, ...law }, grid }, from) => {
        const line = { ...law, angle: 0 };
        for (const kernel of [plain, compiled]) kernel.placeReal(from, line, grid, -3);
        const { pair, samplingRate: q, inverseVariance } = line;
        // well below v = 0 the plain one's logarithm is of a number near 1, which is rounded
        const size = (mean: number | null, x: number) => {
          if (mean === null) return 0;
          const v = (mean * x - 0.5) * inverseVariance;
          return (v < -0.5 ? 1 : q) + Math.abs(logMixture(q, v));
        };
        let [worst, worstWeight] = [0, 0];
        for (let i = 0; i < grid.count; i++) {
          const x = grid.first + i * grid.step;
          const apartAt = (at: number) =>
            Math.abs((plain.heap[at] as number) - (compiled.heap[at] as number));
          const parts = size(pair.meanUnderP, x) + size(pair.meanUnderQ, x);
          worst = Math.max(worst, apartAt(REAL + ROW + from + i) / (parts + 1e-300));
          const weighed = parts + 3 + x * x * inverseVariance;
          worstWeight = Math.max(worstWeight, apartAt(REAL + from + i) / weighed);
        }
        expect(worst).toBeLessThan(4 * Number.EPSILON);
        expect(worstWeight).toBeLessThan(4 * Number.EPSILON);
      }),
      { numRuns: size(200, 4000), seed: 10 },
    );
  });

  it('finds the peak and the moments of real nodes that the plain kernel finds, over lines', () => {
    fc.assert(
      fc.property(lines, ({ line: { angle: _, ...law }, grid, theta }) => {
        for (const kernel of [plain, compiled]) {
          kernel.placeReal(0, { ...law, angle: 0 }, grid, 0);
          // the number behind the last node must not be read
          kernel.heap[REAL + grid.count] = 1e9;
        }
        for (let i = 0; i < grid.count; i++) {
          for (const at of [REAL + i, REAL + ROW + i]) plain.heap[at] = compiled.heap[at] as number;
        }
        const peak = plain.peakOf(grid.count, theta);
        expect(compiled.peakOf(grid.count, theta)).toBe(peak);
        for (const kernel of [plain, compiled]) kernel.moments(grid.count, theta, peak);
        let largest = 0;
        for (let i = 0; i < grid.count; i++) {
          largest = Math.max(largest, Math.abs(plain.heap[REAL + ROW + i] as number));
        }
        const mass = plain.heap[SUMS] as number;
        for (let k = 0; k < 3; k++) {
          const difference = Math.abs((plain.heap[SUMS + k] as number) - (compiled.heap[SUMS + k] as number));
          // an exponent of up to 60 that matters is rounded, and so are as many sums as there are nodes
          expect(difference).toBeLessThanOrEqual((64 + grid.count) * Number.EPSILON * mass * largest ** k);
        }
      }),
      { numRuns: size(200, 4000), seed: 11 },
    );
  });

  it('places at most MAX_NODES nodes', () => {
    const line = { pair: PAIRS.remove, samplingRate: 0.1, inverseVariance: 1, angle: 0.1 };
    const weighing = { factor: 0, theta: 1, frequencyStep: 0.1, cut: -1000 };
    for (const kernel of [plain, compiled]) {
      const placed = (count: number) =>
        kernel.placeNodes(WHOLE_LINE, line, { first: -1, step: 1e-4, count }, weighing);
      expect([placed(MAX_NODES), placed(MAX_NODES + 1)]).toEqual([MAX_NODES, -1]);
    }
  });
});
