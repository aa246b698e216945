// The practitioner's corner on the built page: a pasted configuration, a target, what is taken away. Numbers are held
// against the accountant itself.
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { epsilon } from '../../src/accounting';
import { axeFinds } from './axe';
import { builtPage, goWithin, type Visit } from './builtPage';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = 'v=2&R=2000&rep=1&seed=9';

const here = built.stay(`?${LIGHT}#choose`);

interface Opened extends Visit {
  choose: Locator;
}

/** At the chapter, with the settings of the start. */
async function withChoose(run: (opened: Opened) => Promise<void>): Promise<void> {
  const { page, errors, requests, strangers } = here;
  await goWithin(page, `?${LIGHT}#choose`);
  const choose = page.locator('#choose');
  await choose.getByRole('heading', { name: 'Translate my ε' }).waitFor();
  await run({ page, errors, requests, strangers, choose });
}

const OPACUS = `model, optimizer, loader = privacy_engine.make_private(
    module=model, optimizer=optimizer, data_loader=loader,
    noise_multiplier=1.1, max_grad_norm=1.2)
batch_size, dataset_size = 256, 60000
batch_size = 256
dataset_size = 60_000
epochs = 15
target_delta = 1e-5
epsilon = 9.9`;

const value = (relation: 'add-remove' | 'substitute') => {
  const mechanism = { samplingRate: 1 / 235, noiseMultiplier: 1.1, steps: 15 * 235 };
  return (epsilon(relation, mechanism, 1e-5).value ?? Number.NaN).toFixed(2);
};

describe('a pasted configuration', () => {
  test('is translated to both adjacencies, held against the reported ε, opened, and left again', async () => {
    await withChoose(async ({ page, choose, errors, strangers }) => {
      await choose.getByRole('textbox', { name: /Your configuration/ }).fill(OPACUS);
      const looksLike = choose.getByRole('group', { name: 'This looks like' });
      await expect.poll(() => looksLike.getByRole('radio', { name: 'Opacus' }).isChecked()).toBe(true);
      await choose
        .getByText(`= ${value('add-remove')}`)
        .first()
        .waitFor();
      await choose
        .getByText(`= ${value('substitute')}`)
        .first()
        .waitFor();
      const result = await choose.locator('.translate-result').innerText();
      expect(result).toContain('add/remove, upper bound');
      expect(result).toContain('substitute, upper bound');
      expect(result).toMatch(/Opacus reports ε = 9\.9, .* above the add\/remove ε/);
      expect(result).toContain('opacus#80');
      const open = choose.getByRole('link', { name: 'Open this configuration on the page' });
      const href = new URL((await open.getAttribute('href')) ?? '', built.site.url).searchParams;
      expect([href.get('s'), href.get('T'), href.get('C')]).toEqual(['1.1', '3525', '1.2']);
      await open.click();
      const sigma = page.locator('#lab').getByRole('textbox', { name: /noise multiplier/i });
      await expect.poll(() => sigma.inputValue()).toBe('1.1');
      await page.goBack();
      await expect.poll(() => sigma.inputValue()).not.toBe('1.1');
      expect(errors).toEqual([]);
      expect(strangers()).toEqual([]);
    });
  });

  test('of which lines were not followed names them beside its ε, however many, and nothing is wider than a phone', async () => {
    await withChoose(async ({ page, choose, errors }) => {
      const lines = Array.from({ length: 9 }, (_, i) => `sigma_scale_${i} = 0.${i + 1}`);
      const long = `include: ${'very_long_name/'.repeat(20)}other.yaml`;
      await choose
        .getByRole('textbox', { name: /Your configuration/ })
        .fill([OPACUS, ...lines, long].join('\n'));
      const said = choose.locator('.doubt', { hasText: 'Not all of the text was followed' });
      await said.waitFor();
      expect(await said.innerText()).toMatch(/the ε is another one than the one above/);
      expect(await said.getByRole('listitem').filter({ visible: true }).count()).toBe(4);
      await said.getByText('6 more lines').click();
      expect(await said.getByRole('listitem').filter({ visible: true }).count()).toBe(10);
      expect(await said.innerText()).toMatch(/Line 18: sigma_scale_8 = 0.9/);
      // above what was read, and said once
      const result = await choose.locator('.translate-result').innerText();
      expect(result.indexOf('Not all of the text')).toBeLessThan(result.indexOf('training records'));
      expect(result.match(/sigma_scale_3/g)).toHaveLength(1);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      expect(await axeFinds(page, { parts: ['#choose .translate-result'] })).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(errors).toEqual([]);
    });
  });

  test('that is broken is named by line, and what is missing is said', async () => {
    await withChoose(async ({ choose }) => {
      const text = choose.getByRole('textbox', { name: /Your configuration/ });
      await text.fill('noise_multiplier = a lot\nsample_rate = 4\nthe rest is silence');
      const result = choose.locator('.translate-result');
      await result.getByText(/Line 1, /).waitFor();
      const said = await result.innerText();
      expect(said).toMatch(/Line 1, noise_multiplier = a lot: "a lot" is not a number/);
      expect(said).toMatch(/Line 3, the rest is silence/);
      expect(said).toMatch(/Sampling rate q cannot be "4".*\(0, 1\]/);
      expect(said).toMatch(/Missing: .*the number of steps.*; δ/);
      expect(said).not.toMatch(/NaN|undefined/);
      await text.fill('poisson_sampling = False');
      await result.getByText('the batches are not Poisson').waitFor();
      // lines that compete are picked between by the keyboard; what is offered instead is asked for
      const rest = 'sample_rate = 0.01\nsteps = 1000\ndelta = 1e-5';
      await text.fill(`sigma = 1\nnoise_multiplier = 1.2\n${rest}`);
      await result.getByText('No ε yet').waitFor();
      expect(await result.innerText()).not.toContain('upper bound');
      await result.getByRole('button', { name: /^1\.2 / }).focus();
      await choose.page().keyboard.press('Enter');
      const mechanism = { samplingRate: 0.01, noiseMultiplier: 1.2, steps: 1000 };
      const value = (epsilon('add-remove', mechanism, 1e-5).value ?? Number.NaN).toFixed(2);
      await result.getByText(`= ${value}`).first().waitFor();
      await text.fill(
        'clients_per_round: 100\nnum_clients: 3400\nrounds: 500\nnoise_multiplier: 1\ndelta: 1e-4',
      );
      await result.getByRole('button', { name: /100 \/ 3400/ }).click();
      await result.getByText('upper bound').first().waitFor();
    });
  });
});

describe('a run of several parts', () => {
  test('is answered for their composition, edited by the keyboard, and offered where lines compete', async () => {
    await withChoose(async ({ page, choose, errors }) => {
      const text = choose.getByRole('textbox', { name: /Your configuration/ });
      const result = choose.locator('.translate-result');
      const part = (samplingRate: number, noiseMultiplier: number, steps: number) => ({
        samplingRate,
        noiseMultiplier,
        steps,
      });
      const shows = async (relation: 'add-remove' | 'substitute', run: ReturnType<typeof part>[]) => {
        const { value } = epsilon(relation, run, 1e-5);
        await result
          .getByText(`= ${(value ?? Number.NaN).toFixed(2)}`)
          .first()
          .waitFor();
      };
      await text.fill('accountant.history = [(1.1, 0.004, 2350), (0.9, 0.016, 590)]\ndelta = 1e-5');
      const run = [part(0.004, 1.1, 2350), part(0.016, 0.9, 590)];
      await shows('add-remove', run);
      await shows('substitute', run);
      const noise = result.getByRole('textbox', { name: /noise multiplier 2/ });
      await noise.fill('2');
      await noise.press('Tab');
      await shows('substitute', [run[0] as never, part(0.016, 2, 590)]);
      await result.getByRole('button', { name: 'Remove part 2' }).focus();
      await page.keyboard.press('Enter');
      await shows('substitute', [run[0] as never]);
      await text.fill('sigma = [1.0, 1.5]\nsteps = [1000, 300]\nq = 0.01\ndelta = 1e-5');
      await result.getByText('No ε yet').waitFor();
      await result.getByRole('button', { name: 'They are 2 parts of one run' }).click();
      await shows('substitute', [part(0.01, 1, 1000), part(0.01, 1.5, 300)]);
      // a target over the parts is met, and put into them
      await text.fill('delta = 1e-5\nphase 1: 3 steps, q = 0.5, sigma 2\nphase 2: 2 steps, q = 0.4, sigma 3');
      await result.getByText('Meet a target ε with these parts').click();
      await result.getByText(/is enough noise for an upper bound/).waitFor();
      await result.getByRole('button', { name: 'Put into the parts' }).click();
      await result.getByText('= 4.00').first().waitFor();
      // and decides the noise that a text leaves open
      await text.fill(
        'delta = 1e-5\ntarget_epsilon = 2\nphase 1: 3 steps, q = 0.5\nphase 2: 2 steps, q = 0.4',
      );
      await result.getByText(/decides one σ for all parts/).waitFor();
      await result.getByText('= 2.00').first().waitFor();
      // where batches are not Poisson, the number offered is another one, and says whose
      await text.fill(
        'sigma = 2\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\npoisson_sampling = False',
      );
      await result.getByText('What is known instead').waitFor();
      await result.getByText(/if a record is zeroed out/).waitFor();
      const said = await result.innerText();
      expect(said).toContain(`≤ ${(epsilon('zero-out', part(1, 2, 15), 1e-5).upper + 0.005).toFixed(2)}`);
      expect(said).not.toMatch(/upper bound\n|NaN|undefined/);
      expect(errors).toEqual([]);
    });
  });
});

describe('a target', () => {
  test('becomes σ, q or T by the keyboard, and one out of reach names the end', async () => {
    await withChoose(async ({ page, choose: chapter }) => {
      const choose = chapter.getByRole('region', { name: 'From a target ε to a parameter' });
      const target = choose.getByRole('textbox', { name: /I want ε/ });
      const use = choose.getByRole('link', { name: /^Use/ });
      await use.waitFor();
      const before = await use.innerText();
      await target.fill('3');
      await expect.poll(() => use.innerText()).not.toBe(before);
      const chosen = Number((await use.innerText()).replace(/[^\d.]/g, ''));
      const mechanism = { samplingRate: 1 / 16, noiseMultiplier: chosen, steps: 500 };
      const met = epsilon('substitute', mechanism, 1e-5).value ?? Number.NaN;
      expect(met).toBeLessThanOrEqual(3);
      expect(met).toBeGreaterThan(2.99);
      const sigma = choose.getByRole('radio', { name: 'Noise multiplier' });
      await sigma.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => use.innerText()).toMatch(/Use q = 0\.0/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => use.innerText()).toMatch(/Use T = \d+/);
      await target.fill('0.001');
      await choose.getByText(/Even after a single step ε is at least/).waitFor();
      await choose.getByRole('radio', { name: 'Sampling rate' }).focus();
      await page.keyboard.press('Space');
      await use.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).not.toBeNull();
    });
  });
});

describe('a target in other units', () => {
  test('is a batch at the page’s epochs, or epochs; an answer to another target says so', async () => {
    await withChoose(async ({ page, choose: chapter }) => {
      const choose = chapter.getByRole('region', { name: 'From a target ε to a parameter' });
      const use = choose.getByRole('link', { name: /^Use/ });
      const target = choose.getByRole('textbox', { name: /I want ε/ });
      await target.fill('4');
      await choose.getByRole('radio', { name: 'batch size' }).check();
      await expect.poll(() => use.innerText()).toMatch(/Use \d+ records a step and T = [\d,]+ on this page/);
      const [, batch, steps] = /Use (\d+) records a step and T = ([\d,]+)/.exec(await use.innerText()) ?? [];
      const trained = {
        samplingRate: Number(batch) / 500,
        noiseMultiplier: 1.6772842407226562,
        steps: Number(steps?.replace(',', '')),
      };
      expect(epsilon('substitute', trained, 1e-5).upper).toBeLessThanOrEqual(4);
      // 31.25 epochs
      expect(trained.samplingRate * trained.steps).toBeCloseTo(31.25, 0);
      await choose.getByRole('radio', { name: 'epochs' }).check();
      await expect.poll(() => use.innerText()).toMatch(/Use \d+ epochs, T = \d+ on this page/);
      await target.fill('four');
      await choose.getByText(/not what is in the box, which holds no target/).waitFor();
      expect(await use.isVisible()).toBe(false);
      await target.fill('4');
      await use.waitFor();
      expect(await page.locator('#choose').innerText()).not.toMatch(/NaN|undefined/);
    });
  });
});

describe('what is taken away', () => {
  test('names version, link and seed, whatever it is', async () => {
    await withChoose(async ({ page, choose, strangers }) => {
      await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
      const take = async (name: RegExp): Promise<Buffer> => {
        const button = choose.getByRole('button', { name });
        const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
        return readFile(await file.path());
      };
      const link = `${built.site.url}?v=2&R=2e3&rep=1&seed=9`;
      const svg = (await take(/^SVG/)).toString();
      expect(svg).toContain('<title id="t">ε of DP-SGD');
      expect(svg).not.toMatch(/var\(|class=|NaN/);
      expect(svg).toContain('rgb(255, 253, 249)');
      const png = await take(/^PNG/);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      const csv = (await take(/^CSV/)).toString();
      const json = (await take(/JSON: save the data/)).toString();
      const python = (await take(/save check_with/)).toString();
      const bib = (await take(/save adjacency-lab\.bib/)).toString();
      for (const text of [svg.replaceAll('&#38;', '&'), png.toString(), csv, json, python, bib]) {
        expect(text).toContain(link);
        expect(text).toContain(version);
        expect(text).toMatch(/seed"?:? 9/);
      }
      expect(JSON.parse(json).curves.substitute.value.length).toBeGreaterThan(60);
      await choose.getByRole('radio', { name: 'dark ground' }).check();
      expect((await take(/^SVG/)).toString()).toContain('rgb(20, 20, 22)');
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
      expect(strangers()).toEqual([]);
    });
  });
});
