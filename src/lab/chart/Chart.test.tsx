// A chart without data, which shows the words it is given for the time of waiting.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from './Chart';

test('an empty chart shows its words for waiting only if it is given some', () => {
  const said = 'The curves are being computed.';
  expect(renderToStaticMarkup(<Chart data={null} wait={said} />)).toContain(said);
  expect(renderToStaticMarkup(<Chart data={null} wait={null} />)).not.toContain(said);
});
