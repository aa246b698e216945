// @vitest-environment node
// What is written to the address bar, and when. The address bar is replaced by an object here.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_SIDE_PAGES, changeScenario, DEFAULT_SCENARIO, hasFormOfArticle } from '../../scenario';

const location = { pathname: '/', search: '', hash: '' };
const entries: string[] = [];

function write(address: string): void {
  const url = new URL(address, 'http://lab');
  Object.assign(location, { pathname: url.pathname, search: url.search, hash: url.hash });
}

const history = {
  state: null,
  pushState: (_: unknown, __: string, address: string) => {
    entries.push(address);
    write(address);
  },
  replaceState: (_: unknown, __: string, address: string) => {
    entries[entries.length - 1] = address;
    write(address);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', {
    location,
    history,
    addEventListener: () => {},
    removeEventListener: () => {},
    scrollTo: () => {},
  });
  entries.splice(0, entries.length, '/');
  write('/#promise');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const at = (noiseMultiplier: number) => changeScenario(DEFAULT_SCENARIO, { noiseMultiplier });

test('a dragged value is in the address at once, and in the bar after a pause without a new entry of history', async () => {
  const { putAddress, readAddress } = await import('./address');
  for (const sigma of [2, 3, 4]) {
    putAddress({ scenario: at(sigma) });
    expect(readAddress().scenario.noiseMultiplier).toBe(sigma);
    vi.advanceTimersByTime(100);
  }
  expect(entries).toEqual(['/']);
  vi.advanceTimersByTime(300);
  expect(entries).toEqual(['/?v=2&s=4#promise']);
});

test('several pushes in one task make one entry of history, after the value that was dragged before', async () => {
  const { putAddress, readAddress } = await import('./address');
  putAddress({ scenario: at(2) });
  putAddress({ scenario: at(5) }, 'push');
  putAddress({ view: { ...readAddress().view, lecture: 'start' } }, 'push');
  await Promise.resolve();
  expect(entries).toEqual(['/?v=2&s=2#promise', '/?v=2&s=5&lecture=start#promise']);
  vi.advanceTimersByTime(1000);
  expect(entries).toHaveLength(2);
});

test('the chosen figure belongs to the place where it was chosen and adds no entry of history', async () => {
  const { putAddress, readAddress } = await import('./address');
  const { goToHash } = await import('./useHash');
  putAddress({ view: { ...readAddress().view, figure: 'map', prior: 0.1 } });
  putAddress({ view: { ...readAddress().view, figure: 'profile' } });
  expect(entries).toEqual(['/']);
  goToHash('meaning');
  expect(entries).toEqual(['/?figure=profile&prior=0.1#promise', '/?prior=0.1#meaning']);
  putAddress({ view: { ...readAddress().view, figure: 'many-targets' } });
  goToHash('meaning');
  expect(readAddress().view).toMatchObject({ figure: null, prior: 0.1 });
  expect(entries).toHaveLength(2);
});

test('a visit to a page beside the article adds one entry of history, and the way back into the article another', async () => {
  const { putAddress, readAddress } = await import('./address');
  const { goToArticle, goToPage } = await import('./useHash');
  putAddress({ view: { ...readAddress().view, figure: 'map', form: 'n:60' } });
  goToPage('questions');
  goToPage('paper');
  goToArticle('training/learnt');
  expect(entries).toEqual([
    '/?form=n:60&figure=map#promise',
    '/?page=questions',
    '/?page=paper',
    '/#training/learnt',
  ]);
});

const FORM_PAGE = ALL_SIDE_PAGES.find(hasFormOfArticle);

test.skipIf(!FORM_PAGE)(
  'the content of a form in the article is kept on the page with the same form',
  async () => {
    const { putAddress, readAddress } = await import('./address');
    const { goToPage } = await import('./useHash');
    putAddress({ view: { ...readAddress().view, figure: 'map', form: 'n:60' } });
    if (FORM_PAGE) goToPage(FORM_PAGE);
    goToPage('paper');
    expect(entries).toEqual([
      '/?form=n:60&figure=map#promise',
      `/?page=${FORM_PAGE}&form=n:60`,
      '/?page=paper',
    ]);
  },
);

test('setting an equal value keeps the same object', async () => {
  const { putAddress, readAddress } = await import('./address');
  const before = readAddress();
  putAddress({ scenario: { ...DEFAULT_SCENARIO } }, 'push');
  await Promise.resolve();
  expect(readAddress()).toBe(before);
  expect(entries).toEqual(['/']);
});
