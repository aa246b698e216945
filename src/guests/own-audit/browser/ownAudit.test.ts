// Tests of a reader's own audit on the built page: counts in a link, scores that are pasted and saved, a run's guarantees as the claim, and
// what is refused.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes } from '../../../../test/browser/axe';
import { builtPage, goWithin } from '../../../../test/browser/builtPage';
import { beyond, parameter } from '../../../../test/browser/inPage';
import { closeSaves, openSaves } from '../../../../test/browser/wholePage';
import { encodeNpy } from '../../../../test/shared/encodeNpy';
import { isPage } from '../../../../test/shared/isPage';
import { onlyInFull, size, thorough } from '../../../../test/statistics/size';
import { reportOfCounts } from '../../../audit/report/ratesReport';
import { english } from '../../../base/sentences/sentence';
import { DEFAULT_SCORE_SETTINGS } from '../../../scoreAudit/defaultSettings';
import { reportOfScores } from '../../../scoreAudit/report';
import { ScoreReader } from '../engine/scoreReader';

const built = builtPage();
const here = built.stay('?page=audit', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const COUNTS = { falsePositives: 3, negatives: 1000, falseNegatives: 700, positives: 1000 };
const COUNTED = '?page=audit&form=brings:counts;game:in-out;fp:3;n:1000;fn:700;p:1000;claims:typed;claim:2';
const AUDIT = { delta: 1e-5, alpha: 0.05, claims: [] } as const;
const ROWS = Array.from({ length: 1200 }, (_, i) => `${(Math.sin(i) + 3 * (i % 2)).toFixed(4)};${i % 2}`);

/** The bound as the page writes it, with ε rounded down to two decimals. */
const said = (epsilon: number) => `ε ≥ ${(Math.floor(100 * epsilon) / 100).toFixed(2)}`;
const shows = (page: Page) => page.getByRole('region', { name: 'What it shows' });
const rows = (page: Page) => page.getByRole('textbox', { name: /Or paste rows/ });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });

/** Answers all questions on the scores, none of which has an answer before the reader gives one. */
async function answer(page: Page, change: readonly string[] = []): Promise<void> {
  const answers = [
    'a training run of its own',
    'larger ones',
    'yes',
    'The best of all thresholds',
    ...change,
  ];
  for (const name of answers)
    await page
      .getByRole('radio', { name, exact: name === 'yes' })
      .first()
      .check();
}

async function at(query: string, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, strangers } = here;
  await goWithin(page, query);
  await page.getByRole('heading', { name: 'Your own audit', level: 1 }).waitFor();
  await run(page);
  await expect.poll(() => beyond(page)).toBe(0);
  expect(errors).toEqual([]);
  expect(strangers()).toEqual([]);
}

describe('counts of errors', () => {
  test('in a link are shown with the bound, its rule and the verdict on the claim', async (itself) => {
    onlyInFull(itself);
    await at(COUNTED, async (page) => {
      const { epsilon, decided } = reportOfCounts({ ...AUDIT, game: 'in-out' }, COUNTS, false);
      await shows(page).getByText(said(epsilon)).first().waitFor();
      await shows(page).getByText(english(decided.words)).waitFor();
      await shows(page).getByText('The claim ε = 2 (add-remove) is rejected at level 0.05.').waitFor();
      await shows(page).getByText('Under which conditions').click();
      await shows(page).getByText('The runs are independent of one another.').waitFor();
      expect(await axeInBothThemes(page)).toEqual([]);
    });
  });

  test('that are edited by keyboard change the bound and the address', async () => {
    await at(COUNTED, async (page) => {
      await choice(page, 'the record is in, or it is out').focus();
      await page.keyboard.press('ArrowDown');
      await shows(page).getByText('substitute', { exact: true }).first().waitFor();
      await shows(page)
        .getByText(/^The claim ε = 2 \(substitute\)/)
        .waitFor();
      const alarms = page.getByRole('textbox', { name: /taken for z/ });
      await alarms.fill('0');
      const { epsilon } = reportOfCounts(
        { ...AUDIT, game: 'two-records' },
        { ...COUNTS, falsePositives: 0 },
        false,
      );
      await shows(page).getByText(said(epsilon)).first().waitFor();
      await expect.poll(() => parameter(page, 'form')).toContain('fp:0');
      await alarms.fill('1001');
      await page.getByText('Give at most 1000.').waitFor();
      await shows(page).getByText('Fill in every number.').waitFor();
    });
  });
});

describe('scores', () => {
  test('are read from files of NumPy and JSON, one for each world', async (itself) => {
    onlyInFull(itself);
    await at('?page=audit', async (page) => {
      const of = (world: number) =>
        ROWS.flatMap((row) => {
          const [score, z] = row.split(';').map(Number) as [number, number];
          return z === world ? [score] : [];
        });
      const one = encodeNpy({ shape: [600], values: Float64Array.from(of(1)) });
      const file = (name: string, content: Uint8Array | string) => ({
        ...{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) },
      });
      await choice(page, 'record z, or record z′ in its place').check();
      const files = page.getByLabel('File of scores');
      await files.setInputFiles([file('a.npy', one), file('b.npy', one)]);
      await page.getByText('The names of these files do not say').waitFor();
      await files.setInputFiles([file('out.json', JSON.stringify(of(0))), file('in.npy', one)]);
      await page.getByText('in.npy, out.json. It stays on this machine.').waitFor();
      await answer(page);
      const reader = new ScoreReader();
      reader.push(ROWS.join('\n'));
      const audit = { ...AUDIT, game: 'two-records' } as const;
      const whole = reportOfScores(audit, DEFAULT_SCORE_SETTINGS, reader.end());
      await shows(page).getByText(said(whole.epsilon)).first().waitFor();
      await files.setInputFiles([file('in.npy', one)]);
      await shows(page).getByText('These 600 scores say nothing of a world.').waitFor();
      await page.getByRole('button', { name: 'Clear the form' }).click();
    });
  });

  test('that are pasted give the bound, tables, and the whole result as a file', async () => {
    await at('?page=audit', async (page) => {
      await rows(page).fill(ROWS.join('\n'));
      await shows(page)
        .getByText(/Say which game was played/)
        .waitFor();
      await choice(page, 'record z, or record z′ in its place').check();
      await shows(page).getByText('Answer every question about it').waitFor();
      await answer(page);
      const reader = new ScoreReader();
      reader.push(ROWS.join('\n'));
      const scores = reader.end();
      const audit = { ...AUDIT, game: 'two-records' } as const;
      const whole = reportOfScores(audit, DEFAULT_SCORE_SETTINGS, scores);
      await shows(page).getByText(said(whole.epsilon)).first().waitFor();
      await page.getByText('There are 600 scores of z').waitFor();
      await page.getByText('The histograms in numbers').click();
      await page.getByRole('columnheader', { name: 'of the other world' }).waitFor();
      await page.getByText('The trade-off curve in numbers').click();
      await openSaves(page, 'the audit');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV: save the data of the audit' }).click();
      const text = readFileSync(await (await saved).path(), 'utf8');
      expect(text).toContain(`# lower bound ${whole.epsilon} on epsilon, substitute adjacency`);
      expect(text).toContain(`# ${english(whole.decided.words)}`);
      await closeSaves(page);
      const report = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the report as JSON' }).click();
      const kept = JSON.parse(readFileSync(await (await report).path(), 'utf8'));
      expect([kept.report.epsilon, kept.report.adjacency]).toEqual([whole.epsilon, 'substitute']);
      if (thorough) {
        await openSaves(page, 'the histograms');
        const histograms = page.waitForEvent('download');
        await page.getByRole('button', { name: 'SVG: save the histograms' }).click();
        expect((await histograms).suggestedFilename()).toBe('adjacency-lab-own-audit-scores.svg');
        await closeSaves(page);
        await openSaves(page, 'the audit');
        const picture = page.waitForEvent('download');
        await page.getByRole('button', { name: 'SVG: save the audit' }).click();
        expect((await picture).suggestedFilename()).toBe('adjacency-lab-own-audit.svg');
        await closeSaves(page);
      }
      expect(await axeInBothThemes(page)).toEqual([]);
      await choice(page, 'A threshold that a fifth of the scores sets').check();
      const split = reportOfScores(audit, { ...DEFAULT_SCORE_SETTINGS, rule: 'split' }, scores);
      await shows(page).getByText(english(split.decided.words)).waitFor();
      await shows(page).getByText(said(split.epsilon)).first().waitFor();
    });
  });

  test('that are losses can be turned by a button, which halves the level', async (itself) => {
    onlyInFull(itself);
    await at('?page=audit&form=game:two-records', async (page) => {
      const losses = ROWS.map((row) => row.replace(/;(.)$/, (_, z) => `;${1 - Number(z)}`));
      await rows(page).fill(losses.join('\n'));
      await answer(page);
      await shows(page)
        .getByText(/Here z mostly has the smaller scores/)
        .waitFor();
      await shows(page)
        .getByText('The scores were read from the column “1”, and the worlds from “2”.')
        .waitFor();
      await shows(page).getByRole('button', { name: 'Turn the scores' }).click();
      const reader = new ScoreReader({ sign: -1 });
      reader.push(losses.join('\n'));
      const settings = { ...DEFAULT_SCORE_SETTINGS, sign: -1, turned: true } as const;
      const turned = reportOfScores({ ...AUDIT, game: 'two-records' }, settings, reader.end());
      await shows(page).getByText(said(turned.epsilon)).first().waitFor();
      await shows(page)
        .getByText(/chosen after the scores were seen, so the bound is read at half of the level/)
        .waitFor();
      expect(await choice(page, 'no, the scores were seen first').isChecked()).toBe(true);
    });
  });

  test('with two possible columns of worlds wait until the reader has chosen one', async (itself) => {
    onlyInFull(itself);
    await at('?page=audit&form=game:two-records', async (page) => {
      await rows(page).fill(
        [
          'label;member;score',
          ...ROWS.map((row, i) => `${i % 3 ? 1 : 0};${row.at(-1)};${row.split(';')[0]}`),
        ].join('\n'),
      );
      await answer(page);
      await shows(page).getByRole('alert').getByText('could both hold the world').waitFor();
      await page.getByRole('textbox', { name: 'column of the world' }).fill('member');
      await shows(page)
        .getByText(/and the worlds from “member”/)
        .waitFor();
    });
  });

  test('with a bad row are refused by its line', async () => {
    await at('?page=audit&form=game:in-out', async (page) => {
      await rows(page).fill('score,world\n0.5,1\nnan,0');
      await answer(page);
      await shows(page).getByRole('alert').getByText('Line 3 has the score “nan”').waitFor();
      await rows(page).fill('0.5,1\n0.7,1');
      await shows(page).getByRole('alert').getByText('There is no row of the other world').waitFor();
    });
  });
});

test('the scores of one training run give the bound from guesses of one side, with the reading along a Gaussian curve', async (itself) => {
  onlyInFull(itself);
  await at('?page=audit&form=form:2;game:in-out', async (page) => {
    const wide = ROWS.filter((_, i) => i % 2 === 0).map(
      (row, i) => `${ROWS[2 * i + 1]?.split(';')[0]},${row.split(';')[0]}`,
    );
    await rows(page).fill(['in,out', ...wide].join('\n'));
    for (const name of ['a canary of one training run', 'larger ones', 'The highest scores alone, as z'])
      await choice(page, name).check();
    await page.getByRole('radio', { name: 'yes', exact: true }).first().check();
    const reader = new ScoreReader();
    reader.push(ROWS.join('\n'));
    const settings = { ...DEFAULT_SCORE_SETTINGS, trainings: 'one', side: 'in' } as const;
    const report = reportOfScores({ ...AUDIT, game: 'in-out' }, settings, reader.end());
    await shows(page).getByText(said(report.epsilon)).first().waitFor();
    await shows(page).getByText(said(report.gaussian.epsilon)).first().waitFor();
    await shows(page).getByText('read from a column of its own (in, out)').waitFor();
    await choice(page, 'what the accountant computes for a run').check();
    await shows(page).getByText('Answer every question about it').waitFor();
    await page.getByRole('button', { name: 'This is the run' }).click();
    await shows(page)
      .getByText(/^The whole add-remove curve of the claimed run is/)
      .waitFor();
    await page.getByText('the claimed run keeps the curve above this').first().waitFor();
  });
});

test.skipIf(!isPage('calculator'))(
  'a link of the calculator sets the run whose guarantees are the claim',
  async (itself) => {
    onlyInFull(itself);
    await at('?page=audit&form=brings:guesses;game:labels;m:1000;r:100;v:95;claims:run', async (page) => {
      const link = page.getByRole('textbox', { name: /paste a link of the calculator/ });
      await link.fill('https://example.org/');
      await page.getByText('This link has no run').waitFor();
      await link.fill(
        'https://example.org/?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1e-5;sampling:poisson',
      );
      await page.getByText(/σ\s=\s1\.1/).waitFor();
      await shows(page)
        .getByText(/^The claim ε = .* \(substitute\) is/)
        .waitFor();
      await shows(page)
        .getByText(/is not tested, because this game tests substitute adjacency/)
        .waitFor();
    });
  },
);

test.each(size<readonly string[]>([], ['worst-case', 'training', 'one-run']))(
  'the page is one click away from #%s',
  async (chapter) => {
    const { page } = here;
    await goWithin(page, `?v=2&q=1&T=1&s=1&R=500&rep=1#${chapter}`);
    await page.getByRole('link', { name: 'Another page' }).click();
    await page.getByRole('heading', { name: 'Your own audit', level: 1 }).waitFor();
  },
);
