// The table of guesses says what is under way, and waits for nothing that does not come.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guesses } from './Guesses';

const table = (busy: boolean) =>
  renderToStaticMarkup(
    <Guesses known={null} whole={[0.9, 0.5, 1e-3]} removal={[0.8, 0.4, 1e-4]} busy={busy} />,
  );

test('a pair that is under way is waited for, and one that is not is left out', () => {
  expect(table(true)).toMatch(/aria-busy="true".*…/s);
  expect(table(false)).toContain('aria-busy="false"');
  expect(table(false)).toContain('–');
  for (const busy of [true, false]) expect(table(busy)).not.toMatch(/\(\s*\)/);
  expect(table(false)).not.toContain('…');
});
