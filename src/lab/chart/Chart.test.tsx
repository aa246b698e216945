// A chart without numbers says that they are on their way, where it is told how.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './Chart';

test('an empty chart says what is under way, and nothing where it is told nothing', () => {
  const said = 'The curves are being computed.';
  expect(renderToStaticMarkup(<Chart data={null} wait={said} />)).toContain(said);
  expect(renderToStaticMarkup(<Chart data={null} wait={null} />)).not.toContain(said);
});
