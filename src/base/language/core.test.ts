import { afterEach, expect, test, vi } from 'vitest';

/** As a page in German would read it. */
async function inGerman() {
  vi.resetModules();
  const core = {
    Steps: 'Schritte',
    'it is not whole': 'sie ist nicht ganz',
    '{0} cannot be {1}: {2}.': '{0}, nämlich {1}, geht nicht: {2}.',
    '{0} is {1}.': '{0} ist {1}.',
  };
  vi.stubGlobal('labCatalogue', { language: 'de', messages: {}, core, late: {} });
  return import('./core');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a sentence of the core is said whole, or by its form with what is filled in', async () => {
  const { fromCore } = await inGerman();
  expect(fromCore('Steps')).toBe('Schritte');
  expect(fromCore('Steps cannot be 1.5: it is not whole.')).toBe(
    'Schritte, nämlich 1,5, geht nicht: sie ist nicht ganz.',
  );
  // again, from what was kept
  expect(fromCore('Steps cannot be 1.5: it is not whole.')).toBe(
    'Schritte, nämlich 1,5, geht nicht: sie ist nicht ganz.',
  );
});

test('sentences in a row are told apart, numbers and ranges are written as the language does, quotes are left', async () => {
  const { fromCore } = await inGerman();
  expect(fromCore('Steps is (0, 1.5]. "0.5" cannot be Steps: 0.5%.')).toBe(
    'Schritte ist (0; 1,5]. „0.5“, nämlich Schritte, geht nicht: 0,5\u202f%.',
  );
});

test('what no catalogue knows stays as it is, a reader’s own names too', async () => {
  const { fromCore } = await inGerman();
  for (const name of ['constructor', 'toString', '__proto__', 'mean radius', ''])
    expect(fromCore(name)).toBe(name);
});

test('in English nothing is looked up', async () => {
  vi.resetModules();
  const { fromCore, withinSentence } = await import('./core');
  expect(fromCore('constructor')).toBe('constructor');
  expect(withinSentence('Sampling rate')).toBe('sampling rate');
});
