// The settings of the paper's figures, its Tables 1 and A1 and its Figure 1, as far as they are legible, compared with the paper's text
// where that lies beside the checkout.
import { expect, test } from 'vitest';
import { between, papersText } from '../../../../../test/shared/papersText';
import { EXPERIMENTS, PAPER_SCENARIOS, PRINTED_PRIORS, TABLE_A1 } from '../tables/printedTables';
import { PUBLISHED } from './published';

const numbers = (text: string): number[] =>
  (text.match(/\d+(?:\.\d+)?K?/g) ?? []).map((found) =>
    found.endsWith('K') ? 1000 * Number(found.slice(0, -1)) : Number(found),
  );

/** The lines on a figure in that text, up to the next figure. */
const caption = (text: string, figure: string): string =>
  between(between(text, '**Figures, what captions and text fix**', 'Claims:'), figure, '\n- ').replaceAll(
    /\s+/g,
    ' ',
  );

const tableOf = (text: string): Map<string, string[]> => {
  const lines = between(text, '**Table A1** (whole, legible)\n', 'Common:')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'));
  return new Map(
    lines.map((line) => {
      const [name, ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name!, cells];
    }),
  );
};

const rising = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

test('Table A1 is as printed', (itself) => {
  const text = papersText(itself);
  const table = tableOf(text);
  expect(table.get('')).toEqual([...EXPERIMENTS]);
  for (const [i, experiment] of TABLE_A1.entries()) {
    const cell = (name: string) => table.get(name)![i]!;
    expect(experiment).toEqual({
      optimizer: cell('optimizer'),
      parameters: Number(cell('trainable parameters')),
      sameStart: cell('initialisation theta_0') === 'fixed',
      samplingRates: numbers(cell('q')),
      clippingNorm: Number(cell('C')),
      steps: Number(cell('T')),
      learningRate: Number(cell('eta')),
    });
  }
});

test('the settings of the figures are those of Table A1', (itself) => {
  const text = papersText(itself);
  const models = numbers(between(text, 'Poisson; R = ', ';'));
  const [cifar, sst, purchase] = ['500 CIFAR10 records', '5K SST-2 records', '50K Purchase100'].map(
    (words) => {
      expect(text).toContain(words);
      return numbers(words)[0]!;
    },
  );
  // the figures are in the order of the table's columns
  for (const [id, at, records] of [
    ['paper-3', 0, cifar],
    ['paper-4', 1, purchase],
    ['paper-a6', 2, sst],
  ] as const) {
    const { samplingRates, clippingNorm, steps, learningRate, parameters } = TABLE_A1[at]!;
    expect(PUBLISHED[id], id).toMatchObject({
      samplingRates: rising(samplingRates),
      clippingNorms: [clippingNorm],
      steps: [steps],
      learningRates: [learningRate],
      parameters: [parameters],
      records: [records],
      models,
    });
  }
});

const stepsApart = (words: string): number => Number(words.match(/every (\d+)th/)![1]);

test('each figure has the rates, steps, repeats and audited steps that its caption and the text give', (itself) => {
  const text = papersText(itself);
  const [worst] = numbers(between(caption(text, '- Worst case (arXiv Fig 2):'), 'R = ', '"'));
  expect(PUBLISHED['paper-2']).toMatchObject({
    clippingNorms: [1],
    steps: [500],
    models: [worst],
    repeats: [3],
  });
  expect(caption(text, '- Worst case (arXiv Fig 2):')).toMatch(/C = 1, T = 500.*3 repeats/);

  const [third, fourth] = caption(text, '- Fig 3:').split('Fig 4:') as [string, string];
  expect(third).toMatch(/3 repeats, R = 2500/);
  expect(PUBLISHED['paper-3']).toMatchObject({ repeats: [3], looks: [500 / stepsApart(third)] });
  expect(fourth).toMatch(/no repeats named/);
  expect(PUBLISHED['paper-4']).toMatchObject({ repeats: 'not-given', looks: [2500 / stepsApart(fourth)] });

  expect(caption(text, '- Fig 5:')).toMatch(/T = 500, C = 2, final step only, 3 repeats; R up to 2500/);
  expect(caption(text, '- Fig 5:')).toMatch(/q values: several.*not listed/);
  expect(PUBLISHED['paper-5']).toMatchObject({
    samplingRates: 'not-given',
    steps: [500],
    clippingNorms: [2],
    models: [2500],
    repeats: [3],
    looks: [1],
  });

  const accuracy = caption(text, '- **Fig A1**:');
  expect(accuracy).toMatch(/q = 1 ONLY, T = 500.*averaged over 5 models.*No S4, S5/);
  expect(PUBLISHED['paper-a1']).toMatchObject({
    samplingRates: [1],
    steps: [500],
    models: [5],
    repeats: 'not-given',
    looks: 'not-given',
  });

  const clipping = caption(text, '- Fig A2:');
  expect(clipping).toMatch(/q = 1, T = 500, several C \(values LOST\).*R 2500, 3 repeats/);
  expect(PUBLISHED['paper-a2']).toMatchObject({
    samplingRates: [1],
    steps: [500],
    clippingNorms: 'lost',
    models: [2500],
    repeats: [3],
    looks: [500 / stepsApart(clipping)],
  });

  expect(caption(text, '- Fig A3:')).toMatch(
    /q = 0\.0625, C = 2, T = 500 \(every 25th\) and 2500 \(every 125th\).*3 repeats/,
  );
  expect(PUBLISHED['paper-a3']).toMatchObject({
    samplingRates: [0.0625],
    clippingNorms: [2],
    steps: [500, 2500],
    repeats: [3],
    looks: [20],
  });

  const learning = caption(text, '- Fig A4:');
  expect(learning).toMatch(/q = 1, T = 500, several eta \(LOST\); 3 repeats/);
  expect(PUBLISHED['paper-a4']).toMatchObject({
    samplingRates: [1],
    steps: [500],
    learningRates: 'lost',
    repeats: [3],
    looks: [500 / stepsApart(learning)],
  });

  const sentences = between(`${text}`, '- Fig A6:', '\nClaims:');
  expect(sentences).toMatch(/C = 2, T = 2500, every 125th step, R = 2500; number of repeats not named/);
  expect(PUBLISHED['paper-a6']).toMatchObject({ repeats: 'not-given', looks: [20], models: [2500] });
});

test('Table 1 has the five scenarios as printed', (itself) => {
  const text = between(papersText(itself), '**Table 1** (whole, legible)', 'Visible-State =');
  const rows = [...text.matchAll(/^- (S\d) \| (.*)$/gm)].map(
    ([, id, rest]) => [id, rest!.split(' | ')] as const,
  );
  expect(rows.map(([id]) => id)).toEqual(PAPER_SCENARIOS.map(({ id }) => id));
  for (const [i, [, [space, canary, craftedBy, , threat]]] of rows.entries()) {
    const own = PAPER_SCENARIOS[i]!;
    expect(own.space).toBe(space);
    // the page spells two of the paper's words differently
    expect(own.canary.replace('data set', 'dataset').replace('mislabelled', 'mislabeled')).toBe(canary);
    expect(own.craftedBy).toBe(craftedBy);
    expect(own.threat).toBe(threat!.toLowerCase().replace('-', ' '));
  }
});

test('Figure 1 has exactly as many unknown cells in each row as are legible', (itself) => {
  const text = between(
    papersText(itself),
    'how many of the five entries are "-" (not known):',
    '(nobody needs sigma)',
  );
  const printed = text
    .replaceAll('\n', ' ')
    .split(';')
    .map((row) => Number(row.trim().match(/(\d) *$/)![1]));
  expect(PRINTED_PRIORS.map(({ unknown }) => unknown)).toEqual(printed);
  const named = PRINTED_PRIORS.filter(({ unknownTo }) => unknownTo !== null);
  for (const { unknown, unknownTo } of named)
    expect(unknownTo === '–' ? 0 : unknownTo!.split(', ').length).toBe(unknown);
  expect(named.map(({ name }) => name)).toEqual([
    'target sample z',
    'model architecture',
    'clipping norm C',
    'noise multiplier σ',
  ]);
});
