// The address that links are made of. The address bar is replaced by an object here, which changes only after a pause.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO, DEFAULT_VIEW } from '../../scenario';
import { parseAddress } from '../../scenario/address';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', {
    location: {
      href: 'https://lab.example/?v=2&s=3#meaning',
      pathname: '/',
      search: '?v=2&s=3',
      hash: '#meaning',
    },
    history: { state: null, replaceState: () => {}, pushState: () => {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('has the newest setting before the address bar has it', async () => {
  const { putAddress, readAddress } = await import('./address');
  const { articleAddress } = await import('./articleAddress');
  putAddress({ view: { ...readAddress().view, prior: 0.3, figure: 'many-slide' } });
  const url = new URL(articleAddress());
  const { scenario, view } = parseAddress(url.search);
  expect(url.hash).toBe('#meaning');
  expect(view).toMatchObject({ prior: 0.3, figure: 'many-slide' });
  expect(scenario.noiseMultiplier).toBe(3);
});

test('leads to the article’s place for an embedded figure, with its settings, secret and language', async () => {
  const { inArticle, tellPlaces } = await import('./articleAddress');
  tellPlaces(({ embed }) => (embed === 'map' ? { hash: 'promise', figure: 'map' } : null));
  const { formatAddress } = await import('../../scenario/address');
  const moved = changeScenario(DEFAULT_SCENARIO, { steps: 7 });
  const kept = { prior: 0.2, lang: 'de' } as const;
  const frame = formatAddress(moved, { ...DEFAULT_VIEW, ...kept, embed: 'map', show: ['q'], theme: 'dark' });
  const url = new URL(inArticle(`https://lab.example/?${frame}`));
  expect(url.hash).toBe('#promise');
  expect(url.search).toBe(`?${formatAddress(moved, { ...DEFAULT_VIEW, ...kept, figure: 'map' })}`);
});
