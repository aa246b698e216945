// What a screen reader needs of a table of numbers: headings with their scope, in the order given.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable';

it('marks headings of columns and of rows and keeps cells in their order', () => {
  const markup = renderToStaticMarkup(
    <DataTable
      caption="Counts"
      columns={['from', <b key="to">to</b>, 'models']}
      rows={[
        [0, 1, 12],
        [1, 2, '–'],
      ]}
    />,
  );
  expect(markup).toBe(
    '<table><caption>Counts</caption>' +
      '<thead><tr><th scope="col">from</th><th scope="col"><b>to</b></th><th scope="col">models</th></tr></thead>' +
      '<tbody><tr><th scope="row">0</th><td>1</td><td>12</td></tr>' +
      '<tr><th scope="row">1</th><td>2</td><td>–</td></tr></tbody></table>',
  );
});

it('gives equal rows keys of their own, so that React has nothing to warn of', () => {
  const complaints: unknown[] = [];
  const { error } = console;
  console.error = (...what) => complaints.push(what);
  try {
    renderToStaticMarkup(
      <DataTable
        caption=""
        columns={['a']}
        rows={[
          ['x', 1],
          ['x', 1],
        ]}
      />,
    );
  } finally {
    console.error = error;
  }
  expect(complaints).toEqual([]);
});
