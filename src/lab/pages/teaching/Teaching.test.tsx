// The page for teachers, drawn as HTML without a browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../scenario';
import { CHAPTER_NAMES } from '../../chapters/frame/names';
import { ResultsContext } from '../../state/results';
import { Teaching } from './Teaching';

test('the page is drawn with every component that its text names', () => {
  // an empty store is enough, since the handout asks it for nothing until a reader draws the figures
  const results = { store: {}, withCurves: {} } as never;
  const html = renderToStaticMarkup(
    <ResultsContext value={results}>
      <Teaching scenario={DEFAULT_SCENARIO} snapshot={{} as never} />
    </ResultsContext>,
  );
  for (const { id } of CHAPTER_NAMES) expect(html).toContain(`#${id}">Chapter `);
  expect(html).toContain('page=questions#broken">With numbers</a>');
  expect(html).toContain('id="handout"');
});
