// The pages beside the article: glossary and questions, with the numbers of the scenario in the address.
import { describe, expect, test } from 'vitest';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond, goWithin } from './inPage';

const built = builtPage();

describe('pages beside the article', () => {
  const here = built.stay('?v=2&q=1&T=1&s=1&R=500&rep=1&page=questions#two-libraries', {
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });

  test('every question is answered with a number of this scenario', async () => {
    const { page } = here;
    const broken = page.getByRole('region', { name: 'Is add/remove broken?' });
    // the ε of a Gaussian with σ = 1 and of one with half the noise, which here is also what the whole curves imply
    await broken.getByText('4.38').waitFor();
    await broken.getByText('10.0').first().waitFor();
    await page
      .getByText(/^Opacus/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('main').getByText('…', { exact: true }).count()).toBe(0);
    const answers = page.getByRole('main').getByRole('region');
    for (const answer of await answers.all()) {
      expect(await answer.innerText()).toMatch(/\d/);
      expect(await answer.getByRole('link').count()).toBeGreaterThan(0);
    }
    await expect.poll(() => beyond(page)).toBe(0);
  });

  test('axe finds nothing', async (itself) => {
    onlyInFull(itself);
    expect(await axeFinds(here.page)).toEqual([]);
  });

  test('a term has an address, and the link back keeps the scenario', async () => {
    const { page, errors } = here;
    const beside = async (name: string) => {
      await page.getByRole('button', { name: 'More pages' }).click();
      await page.getByRole('navigation', { name: 'Beside the article' }).getByRole('link', { name }).click();
    };
    await beside('Glossary');
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
    await page.getByRole('link', { name: 'Address of privacy profile' }).click();
    await expect.poll(() => page.url()).toMatch(/#term-privacy-profile$/);
    if (thorough) expect(await axeFinds(page)).toEqual([]);
    await expect.poll(() => beyond(page)).toBe(0);
    await beside('For teachers');
    await page.getByRole('table', { name: '45 minutes' }).waitFor();
    await expect.poll(() => beyond(page)).toBe(0);
    if (thorough) {
      expect(await axeFinds(page)).toEqual([]);
      await page.getByRole('button', { name: 'Draw the figures' }).click();
      const first = page.getByRole('img', { name: /^ε of DP-SGD/ }).first();
      await first.waitFor();
      await expect.poll(() => first.locator('svg path').count()).toBeGreaterThan(4);
      await page.getByRole('button', { name: 'Stop' }).click();
    }
    await page.getByRole('link', { name: 'Adjacency Lab' }).click();
    await page.locator('[data-testid=point-grip]').waitFor();
    await expect.poll(() => page.url()).toContain('T=1&');
    const questions = page.locator('#colophon').getByRole('link', { name: 'Common questions' });
    await expect.poll(() => questions.getAttribute('href')).toMatch(/T=1&.*page=questions$/);
    await questions.click();
    await page.getByRole('heading', { level: 1, name: 'Common questions' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toMatch(/T=1&.*page=questions$/);
    await page.goBack();
    await page.locator('[data-testid=point-grip]').waitFor();
    expect(errors).toEqual([]);
    expect(here.strangers()).toEqual([]);
  });

  test('a malformed hash leaves every page as it is', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    const opened = (name: string) => page.getByRole('heading', { level: 1, name });
    await goWithin(page, '?page=glossary#%FF');
    await opened('Glossary').waitFor();
    await goWithin(page, '?page=questions#constructor');
    await opened('Common questions').waitFor();
    await goWithin(page, '?page=glossary#%');
    await opened('Glossary').waitFor();
    for (const hash of ['#constructor', '#%', '#__proto__', '#promise/toString']) {
      await goWithin(page, `?v=2&R=500&rep=1${hash}`);
      await page.locator('#lab').waitFor();
      expect(await page.getByRole('alert').count(), hash).toBe(0);
    }
    expect(errors).toEqual([]);
  });
});
