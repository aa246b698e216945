// @vitest-environment node
// The address bar is a stand-in: what is written there, and when.
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

test('what is dragged is there at once, and written after a rest in the same entry of history', async () => {
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

test('steps of one moment are one step of history, after what was being dragged before', async () => {
  const { putAddress, readAddress } = await import('./address');
  putAddress({ scenario: at(2) });
  putAddress({ scenario: at(5) }, 'push');
  putAddress({ view: { ...readAddress().view, lecture: 'start' } }, 'push');
  await Promise.resolve();
  expect(entries).toEqual(['/?v=2&s=2#promise', '/?v=2&s=5&lecture=start#promise']);
  vi.advanceTimersByTime(1000);
  expect(entries).toHaveLength(2);
});

test('the figure on the stage stays with the place where it was chosen, and fills no history', async () => {
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

test('a page beside the article is one step of history, and so is the way into the article', async () => {
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

test.skipIf(!FORM_PAGE)('what a form of the article holds goes along to the page of that form', async () => {
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
});

test('the same again changes nothing, and its value stays the same object', async () => {
  const { putAddress, readAddress } = await import('./address');
  const before = readAddress();
  putAddress({ scenario: { ...DEFAULT_SCENARIO } }, 'push');
  await Promise.resolve();
  expect(readAddress()).toBe(before);
  expect(entries).toEqual(['/']);
});
