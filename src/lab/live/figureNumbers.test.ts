// The live figure's data in its files: every column is there, numbers are exact, and unknown values are empty.

import { describe, expect, it } from 'vitest';
import { savedText } from '../../../test/shared/savedText';
import { said } from '../../base/sentences/plain';
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario';
import { type AuditEntry, type CurvesReply, type CurveValues, forEachCurve } from '../../work';
import { csvFile } from '../export/dataFile';
import { provenanceOf } from '../export/provenance';
import { savedData } from '../export/savedData';
import { CURVE_IDS } from '../notation/quantities';
import { figureNumbers } from './figureNumbers';

const curve = (...numbers: number[]): CurveValues => ({
  value: Float64Array.from(numbers),
  lower: Float64Array.from(numbers, (n) => (Number.isNaN(n) ? 1 : n)),
  upper: Float64Array.from(numbers, (n) => (Number.isNaN(n) ? Number.POSITIVE_INFINITY : n)),
});

const reply: CurvesReply = {
  values: Float64Array.of(1, 2),
  ...forEachCurve(() => curve(1.5, 1)),
  addRemove: curve(0.1 + 0.2, 1),
  substitute: { ...curve(2, Number.NaN), interpolated: Uint8Array.of(1, 0) },
  implied: curve(2.5, 1.5),
  group: curve(3, 2),
  elapsed: 1,
};

const all = { ...DEFAULT_SCENARIO, moreBounds: 'on' } as const;
const provenance = provenanceOf(all, 'https://lab.example/page/?q=1#lab');

function figureCsv(of: CurvesReply, scenario: Scenario): string {
  const { about, notes, blocks } = figureNumbers(of, scenario, [], 'valid');
  return csvFile(about, provenance, notes, blocks);
}

describe('the CSV of figureNumbers', () => {
  const lines = figureCsv(reply, all).split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));

  it('has as many cells in each row as in its header', () => {
    const header = (rows[0] as string).split(',');
    const cells = 1 + 4 * CURVE_IDS.length;
    expect(header).toHaveLength(cells);
    expect((rows[1] as string).split(',')).toHaveLength(cells);
    expect((rows[2] as string).split(',')).toHaveLength(cells);
  });

  it('has columns for the drawn curves only', () => {
    const text = figureCsv(reply, DEFAULT_SCENARIO);
    expect(text).toMatch(/^noiseMultiplier,addRemove,.*substitute,.*group/m);
    expect(text).not.toMatch(/implied|hiddenState/);
  });

  it('has μ with its regret in place of ε and δ if the figure draws μ', () => {
    const ofMu = { ...reply, substitute: { ...reply.substitute, regret: Float64Array.of(0.001, 0.02) } };
    const text = figureCsv(ofMu, { ...DEFAULT_SCENARIO, measure: 'mu' });
    const [header, , second] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const at = (header as string).split(',').indexOf('substitute_regret');
    expect((second as string).split(',')[at]).toBe('0.02');
    expect(text).toMatch(/^# mu \(Gaussian DP\)/m);
    expect(text).not.toMatch(/interpolated|delta=|hiddenState/);
  });

  it('writes numbers exactly, and an empty cell for an unverified value', () => {
    expect((rows[1] as string).split(',')[1]).toBe('0.30000000000000004');
    expect((rows[2] as string).split(',').slice(5, 8)).toEqual(['', '1', 'inf']);
    expect(lines.join('\n')).not.toContain('NaN');
  });

  it('says which values are interpolated', () => {
    const at = (row: string | undefined, name: string) =>
      row?.split(',')[(rows[0] as string).split(',').indexOf(name)];
    expect(at(rows[1], 'substitute_interpolated')).toBe('1');
    expect(at(rows[2], 'substitute_interpolated')).toBe('0');
    expect(at(rows[1], 'addRemove_interpolated')).toBe('0');
    expect(lines.find((line) => line.includes('interpolated is 1'))).toMatch(/checked.*not proven/);
  });

  it('says which page, scenario, seed and backend it comes from', () => {
    const text = lines.filter((line) => line.startsWith('#')).join('\n');
    expect(text).toMatch(/Adjacency Lab \d+\.\d+\.\d+/);
    expect(text).toContain('link: https://lab.example/page/');
    expect(text).toMatch(/seed: 1\n.*backend: /);
  });
});

describe('the files of the live figure are equal byte for byte to the kept ones', () => {
  const estimate = {
    epsilon: 1,
    upper: 2,
    confidence: 0.95,
    confidenceHolds: true,
    assumptions: [said('seeded')],
  };
  const paper = { mean: 1.5, twoStandardErrors: 0.25, values: [1, 2] };
  const rates = { mu: { lower: 0.5, upper: 0.75 } };
  const audit = {
    axisValue: 2,
    status: 'running',
    reply: {
      runs: 100,
      repeats: 2,
      paper,
      pooled: {
        valid: { ...estimate, estimator: 'valid', moment: 'every' },
        paper: { ...estimate, estimator: 'paper', confidenceHolds: false },
        directPlanned: { ...estimate, estimator: 'direct', upper: Number.POSITIVE_INFINITY },
      },
      atPlanned: rates,
      atZero: rates,
    },
  } as unknown as AuditEntry;
  const nothing = { axisValue: 3, status: 'waiting', reply: null } as unknown as AuditEntry;
  const regret = Float64Array.of(0.001, Number.NaN);
  const ofMu: CurvesReply = { ...reply, ...forEachCurve((id) => ({ ...reply[id], regret })) };

  it.each([
    ['all', reply, all, 'valid'],
    ['published', reply, DEFAULT_SCENARIO, 'paper'],
    ['mu', ofMu, { ...DEFAULT_SCENARIO, measure: 'mu' }, 'direct'],
    ['fixedSize', reply, { ...DEFAULT_SCENARIO, sampling: 'fixed-size' }, 'direct'],
  ] as const)('%s', async (name, of, scenario, estimator) => {
    const words = () => ({ title: '', description: '', head: '' });
    const numbers = () => figureNumbers(of, scenario, [audit, nothing], estimator);
    const page = 'https://lab.example/';
    const figure = { name: 'figure', scenario, page, picture: '', data: '', drawing: '', words, numbers };
    await expect(savedText(savedData(figure))).toMatchFileSnapshot(`./saved/${name}.txt`);
  });
});
