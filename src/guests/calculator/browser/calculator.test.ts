// The calculator on the built page: typed, pasted, answered, linked; numbers are held against the accountant itself.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage, goWithin } from '../../../../test/browser/builtPage';
import { beyond, parameter } from '../../../../test/browser/inPage';
import { onlyInFull, thorough } from '../../../../test/statistics/size';
import { type AnyMechanism, epsilon, type GoalRequest, type Mechanism, solveGoal } from '../../../accounting';
import { runToEnd } from '../../../base/numerics/generators';
import { roundDigits, roundTo } from '../../../base/numerics/safeSide';

const built = builtPage();
const here = built.stay('?page=calculator');

const MNIST = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 };
const ANY_ORDER: AnyMechanism = { sampling: 'any-order', epochs: 15, noiseMultiplier: 1.1 };
const shown = (adjacency: 'add-remove' | 'substitute', mechanism: Mechanism = MNIST, delta = 1e-5) =>
  `= ${roundTo(epsilon(adjacency, mechanism, delta).value ?? Number.NaN, 2, 'up').toFixed(2)}`;
/** Three digits, of one number or of the two ends of a bracket, as a text that may stand in lines of its own. */
function shownBy(adjacency: 'add-remove' | 'zero-out' | 'substitute', run: AnyMechanism): RegExp {
  const { value, lower, upper } = epsilon(adjacency, run, 1e-5);
  if (value !== null) return new RegExp(`= ${roundDigits(value, 3, 'up').toPrecision(3)}`);
  const unit = (of: number) => 10 ** (Math.floor(Math.log10(of)) - 2);
  const from = Math.floor(lower / unit(lower)) * unit(lower);
  const to = Math.ceil(upper / unit(upper)) * unit(upper);
  return new RegExp(`between ${from.toPrecision(3)} and ${to.toPrecision(3)}`);
}
/** Answers on how batches are drawn; in npm test the cheapest of those that have an accountant of their own. */
const WAYS: Readonly<Record<string, AnyMechanism>> = {
  ...(thorough && {
    Fixed: { sampling: 'fixed-size', ...MNIST },
    Each: { sampling: 'random-allocation', stepsPerEpoch: 234, epochs: 15, noiseMultiplier: 1.1 },
  }),
  Shuffled: ANY_ORDER,
};
/** The least noise, or whatever else, that keeps an advantage. */
function found(request: GoalRequest): number {
  return runToEnd(solveGoal(request)).value;
}
const PLAN = {
  sampling: 'poisson',
  samplingRate: 256 / 60_000,
  noiseMultiplier: 1,
  length: { epochs: 15 },
} as const;

async function form(run: (page: Page) => Promise<void>, query = '?page=calculator'): Promise<void> {
  const { page, errors, strangers } = here;
  await goWithin(page, query);
  await page.getByRole('heading', { name: 'Calculator', level: 1 }).waitFor();
  const clear = page.getByRole('button', { name: 'Clear the form' });
  if (query === '?page=calculator' && (await clear.isVisible())) await clear.click();
  await run(page);
  expect(errors).toEqual([]);
  expect(strangers()).toEqual([]);
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paste = (page: Page) => page.getByRole('textbox', { name: /Or paste what you have/ });
const outcome = (page: Page) => page.getByTestId('outcome');
const right = (page: Page) => page.getByRole('button', { name: 'These are right' });
const noEpsilon = (page: Page) =>
  expect.poll(() => outcome(page).innerText()).toMatch(/^There is no ε yet\.(?![\s\S]*= \d)/);

async function type(page: Page): Promise<void> {
  await box(page, 'Records n').fill('60,000');
  await box(page, 'Batch').fill('256');
  await box(page, 'Noise').fill('1.1');
  await box(page, 'Length').fill('15');
  await box(page, 'Allowance δ').fill('1e-5');
}

describe('the form', () => {
  test('one click from the start and the typing give both ε', async () => {
    await built.visit('', async ({ page }) => {
      const began = Date.now();
      await page.getByRole('link', { name: /I have a run/ }).click();
      await box(page, 'Records n').waitFor();
      const opened = Date.now() - began;
      await type(page);
      await outcome(page).getByText(shown('add-remove')).waitFor();
      await outcome(page).getByText(shown('substitute')).waitFor();
      process.stdout.write(
        `from the start: 1 click, the form after ${opened} ms, both ε after ${Date.now() - began} ms\n`,
      );
    });
  });

  test('every menu has a name of its own', async () => {
    await form(async (page) => {
      await box(page, 'Batch').waitFor();
      const menus = page.getByRole('combobox');
      const names = await menus.evaluateAll((all) =>
        all.map(
          (menu) => menu.getAttribute('aria-label') ?? (menu as HTMLSelectElement).labels[0]?.textContent,
        ),
      );
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain('What is given for “Batch”');
    });
  });

  test('says what is open, goes there, and takes one number in many ways', async () => {
    await form(async (page) => {
      await box(page, 'Records n').fill('60000');
      await outcome(page).getByText('There is no ε yet.').waitFor();
      await outcome(page).getByRole('button', { name: 'Noise', exact: true }).click();
      await type(page);
      await outcome(page).getByText(shown('substitute')).waitFor();
      await box(page, 'Length').fill('15*60000/256 steps');
      await outcome(page).getByText(shown('substitute')).waitFor();
      await box(page, 'Allowance δ').fill('1/n^1.1');
      await outcome(page)
        .getByText(shown('substitute', MNIST, 60_000 ** -1.1))
        .waitFor();
      await box(page, 'Allowance δ').fill('2');
      await page
        .getByText(/Delta δ cannot be|cannot be "2"/)
        .first()
        .waitFor();
      await outcome(page).getByText('There is no ε yet.').waitFor();
      await expect.poll(() => outcome(page).innerText()).not.toMatch(/= \d/);
    });
  });

  test('asks what the paste leaves open, in its words, and lets what is typed survive the next keystroke', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'sigma = 0.9\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\nloader = DataLoader(x, shuffle=True)',
      );
      await page.getByText('sigma = 0.9', { exact: true }).waitFor();
      const question = page.getByRole('group', { name: 'How are batches drawn?' });
      await question.getByText('loader = DataLoader(x, shuffle=True)').waitFor();
      await box(page, 'Noise').fill('1.1');
      await question.getByRole('radio', { name: /^Poisson/ }).focus();
      await page.keyboard.press('Space');
      await noEpsilon(page);
      await right(page).click();
      await outcome(page).getByText(shown('add-remove')).waitFor();
      await paste(page).press('End');
      await paste(page).pressSequentially('\n# more');
      expect(await box(page, 'Noise').inputValue()).toBe('1.1');
      await page.getByRole('button', { name: 'back to the text' }).click();
      await outcome(page)
        .getByText(shown('add-remove', { ...MNIST, noiseMultiplier: 0.9 }))
        .waitFor();
      // another way to draw them has an accountant of its own
      await question.getByRole('radio', { name: /^Shuffled/ }).check();
      await outcome(page).getByText('zero-out, upper bound').waitFor();
      const inText: AnyMechanism = { ...ANY_ORDER, noiseMultiplier: 0.9 };
      await outcome(page).getByText(shownBy('substitute', inText)).waitFor();
    });
  });

  test('leads each answer on how batches are drawn to its accountant', async () => {
    await form(async (page) => {
      await type(page);
      await page.getByText('How are batches drawn?').first().click();
      const answer = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
      for (const [name, run] of Object.entries(WAYS)) {
        await answer(name).check();
        await outcome(page).getByText(shownBy('substitute', run)).first().waitFor();
        await outcome(page)
          .getByText(/μ (?:= |between )\d/)
          .nth(name === 'Fixed' ? 0 : 1)
          .waitFor();
      }
      await outcome(page).getByText(shownBy('zero-out', ANY_ORDER)).waitFor();
      await outcome(page).getByText('leaving a record out may move the others').waitFor();
      // what a library would have printed is named as what it is
      await outcome(page)
        .getByText(/With Poisson batches the run would have/)
        .waitFor();
      await answer('Not sure').check();
      await outcome(page).getByText('The number holds for each of these ways.').waitFor();
      await outcome(page).getByText(shownBy('substitute', ANY_ORDER)).first().waitFor();
      await expect.poll(() => outcome(page).innerText()).not.toContain('AR');
      await answer('Otherwise').check();
      await outcome(page).getByText('no single rate describes the run').waitFor();
      await expect.poll(() => outcome(page).innerText()).not.toMatch(/ε\w* = /);
    });
  });

  test('finds the number that keeps a target, in the adjacency that is chosen', async () => {
    await form(async (page) => {
      await type(page);
      const choose = (label: string, option: string) =>
        page.getByLabel(label, { exact: true }).selectOption(option);
      await choose('Target, at most', 'advantage');
      await box(page, 'Number of the target').fill('1/10');
      await choose('for', 'add-remove');
      const advantage = { measure: 'advantage', most: 0.1 } as const;
      const noise = found({
        adjacency: 'add-remove',
        plans: [PLAN],
        unknown: { name: 'noiseMultiplier' },
        goal: advantage,
      });
      await outcome(page).getByText(`σ = ${noise}`, { exact: true }).waitFor();
      await outcome(page)
        .getByText(/by the trade-off curve of add\/remove/)
        .waitFor();
      await choose('for', 'substitute');
      await outcome(page)
        .getByText(/by the trade-off curve of substitute/)
        .waitFor();
      await choose('Target, at most', 'power');
      await outcome(page).getByText('There is no ε yet.').waitFor();
      await page.getByText('The false-positive rate is not given.').waitFor();
      await box(page, 'False-positive rate of the target').fill('1/n^0.5');
      await choose('find', 'batchSize');
      const power = { measure: 'power', most: 0.1, falsePositiveRate: 60_000 ** -0.5 } as const;
      const records = { name: 'batchSize', records: 60_000, whole: null } as const;
      const plans = [{ ...PLAN, noiseMultiplier: 1.1 }];
      const batch = found({ adjacency: 'substitute', plans, unknown: records, goal: power });
      await outcome(page)
        .getByText(`${String(batch).replace(/\B(?=(\d{3})+$)/g, ',')} records a batch`, { exact: true })
        .waitFor();
      // what was typed before is there again without the target
      await page.getByRole('button', { name: 'type it instead' }).click();
      await expect.poll(() => box(page, 'Batch').inputValue()).toBe('256');
      await page.locator('#row-batch :focus').waitFor();
      await outcome(page).getByText(shown('substitute')).waitFor();
    });
  });

  test('says what is wrong in a box with its name, its text and a remedy, and keeps all that was chosen', async () => {
    await form(async (page) => {
      await type(page);
      await page.getByText('How are batches drawn?').first().click();
      await page.getByRole('radio', { name: /^Shuffled/ }).check();
      for (const [name, text, says] of [
        ['Records n', '15 epochs', /The number of records cannot be “15 epochs”, because that counts epochs/],
        ['Batch', '70000', /A batch of 70000 cannot be drawn from 60000 records\. Give a smaller batch/],
        ['Length', 'many', /The number of epochs cannot be “many”, because many has no value here/],
        ['Noise', '-1', /The noise multiplier σ cannot be “-1”\. Give a number above 0/],
        ['Allowance δ', '1/', /The allowance δ cannot be “1\/”/],
      ] as const) {
        const before = await box(page, name).inputValue();
        await box(page, name).fill(text);
        await page.getByText(says).first().waitFor();
        expect(await box(page, name).getAttribute('aria-invalid')).toBe('true');
        await box(page, name).fill(before);
      }
      expect(await page.getByRole('radio', { name: /^Shuffled/ }).isChecked()).toBe(true);
      for (const [name, text] of [
        ['Records n', '6*10^4'],
        ['Batch', '2^8'],
        ['Length', '15*60000/256 steps'],
        ['Noise', '11/10'],
        ['Allowance δ', '1/n^1.1'],
        ['Clipping norm C', '1/16'],
      ] as const) {
        await box(page, name).fill(text);
        await expect.poll(() => box(page, name).getAttribute('aria-invalid')).toBe('false');
      }
      await outcome(page)
        .getByText(/zero-out, upper bound/)
        .waitFor();
    });
  });

  test('is used by the keyboard alone, from the first box to a number that is found', async () => {
    await form(async (page) => {
      await box(page, 'Records n').focus();
      const next = async (text: string, tabs = 1) => {
        await page.keyboard.type(text);
        for (let i = 0; i < tabs; i++) await page.keyboard.press('Tab');
      };
      await next('60000', 2);
      await next('256', 2);
      await next('15', 2);
      await next('1.1');
      await next('1e-5', 2);
      await outcome(page).getByText(shown('add-remove')).waitFor();
      // the target's own choice has the focus now
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await outcome(page)
        .getByText(/is at most [\d.]+ for substitute/)
        .waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await outcome(page).getByText('16 epochs', { exact: true }).waitFor();
    });
  });

  test('offers the readings that compete as buttons', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'sigma: 1.1\nnoise_multiplier: 2\nq: 0.01\nsteps: 1000\ndelta: 1e-5\nsampling: poisson',
      );
      await page.getByRole('button', { name: /^2 noise multiplier/ }).click();
      await right(page).click();
      const mechanism = { samplingRate: 0.01, noiseMultiplier: 2, steps: 1000 };
      await outcome(page).getByText(shown('substitute', mechanism)).waitFor();
    });
  });

  test('composes phases, those that the paste lists and those that are added', async () => {
    await form(async (page) => {
      await paste(page).fill('accountant.history = [(1.1, 0.004, 2350), (0.9, 0.016, 590)]\ndelta = 1e-5');
      await page.getByRole('group', { name: 'Phase 2' }).waitFor();
      await page.getByRole('radio', { name: /^Poisson/ }).check();
      await noEpsilon(page);
      await right(page).click();
      const parts = [
        { samplingRate: 0.004, noiseMultiplier: 1.1, steps: 2350 },
        { samplingRate: 0.016, noiseMultiplier: 0.9, steps: 590 },
      ];
      const of = (run: Mechanism[]) =>
        `= ${roundTo(epsilon('substitute', run, 1e-5).value ?? Number.NaN, 2, 'up').toFixed(2)}`;
      await outcome(page).getByText(of(parts)).waitFor();
      await page.getByRole('button', { name: 'Add a phase' }).click();
      const third = page.getByRole('group', { name: 'Phase 3' });
      await third.getByRole('textbox', { name: 'sampling rate q' }).fill('1/50');
      await third.getByRole('textbox', { name: 'steps T' }).fill('40');
      const more = [...parts, { samplingRate: 0.02, noiseMultiplier: 1.1, steps: 40 }];
      await outcome(page).getByText(of(more)).waitFor();
      await expect
        .poll(() => parameter(page, 'form'))
        .toContain('phase:q=0.016|s=0.9|T=590;phase:q=1/50|s=1.1|T=40;');
      await page.getByRole('button', { name: 'Remove phase 3' }).click();
      await outcome(page).getByText(of(parts)).waitFor();
    });
  });

  test('shows no ε of a paste before two clicks: one answers, and one says that the numbers are right', async () => {
    await form(async (page) => {
      const text = 'n = 60,000, batch 256, σ = 1.1, 15 epochs, δ = 1e-5';
      await paste(page).fill(text);
      await right(page).waitFor();
      // whatever bears on the decision is in the window
      const bar = await page.getByTestId('confirm').boundingBox();
      for (const name of ['Records n', 'Batch', 'Length', 'Noise', 'Allowance δ']) {
        const place = await box(page, name).boundingBox();
        expect(Number(place?.y) + Number(place?.height)).toBeLessThan(Number(bar?.y));
      }
      await page.locator('#row-batch').getByText('256', { exact: true }).waitFor();
      const question = page.getByRole('group', { name: 'How are batches drawn?' });
      const last = await question.getByRole('radio', { name: 'Not sure' }).boundingBox();
      expect(Number(last?.y)).toBeLessThan(Number(bar?.y));
      expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
      await noEpsilon(page);
      expect(parameter(page, 'form')).toBe(null);
      await page.getByRole('button', { name: '1 more thing is open.' }).click();
      await page.locator('#question-sampling :focus').waitFor();
      await question.getByRole('radio', { name: /^Poisson/ }).click();
      await noEpsilon(page);
      await right(page).click();
      await outcome(page).getByText(shown('add-remove')).waitFor();
      await outcome(page).getByText(shown('substitute')).waitFor();
      await expect
        .poll(() => parameter(page, 'form'))
        .toBe('n:60000;B:256;E:15;s:1.1;d:0.00001;sampling:poisson');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What follows from it');
      // a text that says something else waits again, and Enter in a box is the same as the button
      await paste(page).fill(text.replace('1.1', '0.9'));
      await noEpsilon(page);
      await box(page, 'Records n').press('Enter');
      await outcome(page)
        .getByText(shown('add-remove', { ...MNIST, noiseMultiplier: 0.9 }))
        .waitFor();
      expect(await paste(page).inputValue()).toContain('σ = 0.9');
    });
  });

  test('accounts for every number of a script, and gives one to a row by a click', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'data = CIFAR10(root)\nnum_workers = 4\nepochs = 15\nbatch_size = 256\n# was: noise_multiplier = 1.3\nnoise_multiplier = 1.1\nnum_trials = 40\ndelta = 1/n',
      );
      const unused = page.getByTestId('unused');
      await unused.getByText('Not used (3 numbers)').waitFor();
      await page.getByRole('button', { name: /^50,000 CIFAR-10/ }).click();
      await expect.poll(() => box(page, 'Records n').inputValue()).toBe('50000');
      await unused.getByRole('button', { name: 'num_workers is not one of these' }).click();
      await unused.getByText('Not used (2 numbers)').waitFor();
      await unused.getByRole('button', { name: /num_workers 4/ }).waitFor();
      await page.getByRole('radio', { name: /^Poisson/ }).check();
      await right(page).click();
      const cifar = { samplingRate: 256 / 50_000, noiseMultiplier: 1.1, steps: 2930 };
      await outcome(page)
        .getByText(shown('add-remove', cifar, 1 / 50_000))
        .waitFor();
      const checks = page.getByTestId('checks');
      await checks.getByText(/δ is at least 1\/n/).waitFor();
      await checks.getByText(/Line 7 says “num_trials = 40”/).waitFor();
      await unused.getByRole('button', { name: 'training runs that count' }).click();
      await outcome(page)
        .getByText(shown('add-remove', { ...cifar, steps: 40 * 2930 }, 1 / 50_000))
        .waitFor();
      await checks.getByText(/This ε counts 40 training runs/).waitFor();
      // the form on paper, where boxes are not drawn
      await page.emulateMedia({ media: 'print' });
      const printed = page.getByTestId('printed');
      for (const part of ['1/n = 2e-5', 'noise multiplier σ', '256', 'runs:40', 'Adjacency Lab '])
        await expect.poll(() => printed.innerText()).toContain(part);
      expect(await box(page, 'Records n').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
    });
  });

  test('counts clients and rounds, and people with several records', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'num_clients: 500\nfraction_fit: 1.0\nrounds: 200\nlocal_epochs: 5\nbatch_size: 32\nnoise_multiplier: 1\ndelta: 1e-5',
      );
      await page.getByText(/Epochs, steps and batches of a client itself do not enter ε/).waitFor();
      await expect.poll(() => box(page, 'Rounds').inputValue()).toBe('200');
      await page.getByRole('radio', { name: /^Poisson/ }).check();
      await right(page).click();
      const rounds = { samplingRate: 1, noiseMultiplier: 1, steps: 200 };
      await outcome(page).getByText(shownBy('add-remove', rounds)).waitFor();
      await outcome(page).getByText('Whether a client took part', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await type(page);
      await page.getByLabel('Who takes part', { exact: true }).selectOption('several');
      await noEpsilon(page);
      await box(page, 'Records of one person, at most').fill('3');
      await outcome(page).getByText('Whether a person took part', { exact: true }).waitFor();
      for (const adjacency of ['add-remove', 'substitute'] as const) {
        const { value } = epsilon(adjacency, { ...MNIST, recordsPerPerson: 3 }, 1e-5);
        const said = `= ${roundTo(value ?? Number.NaN, 2, 'up').toFixed(2)}`;
        await outcome(page).getByText(said).waitFor();
      }
    });
  });

  test('comes back from its link, with what was typed and answered', async () => {
    await form(async (page) => {
      await outcome(page)
        .getByText(shown('substitute', MNIST, 1 / 60_000))
        .waitFor();
      await expect.poll(() => box(page, 'Allowance δ').inputValue()).toBe('1/n');
    }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1/n');
    await form(async (page) => {
      await outcome(page).getByText(shown('substitute')).waitFor();
      const question = page.getByRole('group', { name: 'How are batches drawn?' });
      await expect.poll(() => question.getByRole('radio', { name: /^Poisson/ }).isChecked()).toBe(true);
    }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1e-5;sampling:poisson;nonsense:3');
  });

  test('looks for a number beside the page, says how far it is, and stops', async (itself) => {
    onlyInFull(itself);
    await form(async (page) => {
      await outcome(page)
        .getByText(/ keeps it, and .* does not\.|is looking for/)
        .waitFor();
      await outcome(page).getByRole('button', { name: 'Stop' }).click();
      await outcome(page).getByText('The search was stopped.').waitFor();
      // the form is as free as ever
      await box(page, 'Length').fill('2');
      await outcome(page)
        .getByText(/Then μ is at most/)
        .waitFor();
    }, '?page=calculator&form=n:60000;B:256;E:15;d:1e-5;sampling:random-allocation;want:mu;of:substitute;most:0.4');
  });

  test('reads German numbers as they are written there, and answers in German', async () => {
    await built.visit('de.html?page=calculator', async ({ page, errors }) => {
      await box(page, 'Einträge n').fill('60.000');
      await box(page, 'Batch').fill('256');
      await box(page, 'Rauschen').fill('1,1');
      await box(page, 'Länge').fill('15');
      await box(page, 'Spielraum δ').fill('1e-5');
      await outcome(page).getByText(shown('substitute').replace('.', ',')).waitFor();
      await page.getByLabel('Ziel, höchstens', { exact: true }).selectOption('advantage');
      await box(page, 'Zahl des Ziels').fill('0,1 %%');
      await page.getByText(/Ziel für den Vorteil: „0.1 %%“ geht hier nicht/).waitFor();
      await box(page, 'Zahl des Ziels').fill('0,1');
      await outcome(page)
        .getByText(/Dann übersteigt kein Vorteil eines Angreifers/)
        .waitFor();
      expect(errors).toEqual([]);
    });
  });

  test('keeps a target in its link, and hands out a script and a record that name the adjacency', async () => {
    const aim = 'n:60000;B:256;E:15;s:1.1;d:1e-5;want:mu;of:substitute;most:1/2;find:epochs';
    await form(async (page) => {
      await outcome(page).getByText('15 epochs', { exact: true }).waitFor();
      await expect.poll(() => box(page, 'Number of the target').inputValue()).toBe('1/2');
      await expect.poll(() => parameter(page, 'form')).toBe(aim);
      await page.getByText('A script that trains with these numbers').click();
      await page.getByText('noise_multiplier = 1.1').first().waitFor();
      await page.getByText('A record for a registry of deployments').click();
      const record = page.getByRole('region', { name: 'Record' });
      await record.getByText(/The epsilon is that of the change-one distance \(substitute\)/).waitFor();
      for (const part of [
        'symmetric distance (add/remove), one record more or less, epsilon is at most 1.134 at delta 0.00001',
        '# model_name: TODO, one of',
        'form=n:60000',
      ]) {
        await expect.poll(() => record.innerText()).toContain(part);
      }
      expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
    }, `?page=calculator&form=${aim}`);
    // links of before: a target in the row of the noise
    await form(async (page) => {
      await outcome(page)
        .getByText(/is at most [\d.]+ for add\/remove/)
        .waitFor();
      await expect.poll(() => box(page, 'Number of the target').inputValue()).toBe('2');
    }, '?page=calculator&form=n:60000;B:256;E:15;eAR:2;d:1e-5');
  });

  test('fits a phone, in both lights, and has no fault that axe finds', async () => {
    await form(async (page) => {
      await type(page);
      await page.getByLabel('Target, at most', { exact: true }).selectOption('power');
      await box(page, 'Number of the target').fill('10%');
      await box(page, 'False-positive rate of the target').fill('1%');
      await outcome(page)
        .getByText(/true-positive rate exceeds/)
        .waitFor();
      await page.setViewportSize({ width: 358, height: 780 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        expect(await axeFinds(page, { parts: ['main'], rules })).toEqual([]);
      }
      // the view of a text that is decided on
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await paste(page).fill('n = 60,000, batch 256, σ = 1.1, 15 epochs, δ = 1e-5, num_workers = 4');
      await right(page).waitFor();
      await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
      expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
    });
  });
});
