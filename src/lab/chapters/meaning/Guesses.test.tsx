// The table of guesses marks numbers that are being computed, and those that will not come.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guesses } from './Guesses';

const table = (busy: boolean) =>
  renderToStaticMarkup(
    <Guesses known={null} whole={[0.9, 0.5, 1e-3]} removal={[0.8, 0.4, 1e-4]} busy={busy} />,
  );

test('a pair that is being computed is shown as …', () => {
  expect(table(true)).toMatch(/aria-busy="true".*…/s);
});

test('a caption without a pair has no empty brackets', () => {
  for (const busy of [true, false]) expect(table(busy)).not.toMatch(/\(\s*\)/);
});

test('a pair that will not come is shown as a dash', () => {
  expect(table(false)).toContain('aria-busy="false"');
  expect(table(false)).toContain('–');
  expect(table(false)).not.toContain('…');
});
