// How a chapter's prose is read from the built page, section by section.
import { expect, test } from 'vitest';
import { proseOf } from './sections';

test('prose is the text of paragraphs with its terms but without asides and tables', () => {
  const html =
    '<main id="main"><p>One &amp; two. Three <button type="button" class="Hint_hint">terms</button> here.</p>' +
    '<table><tr><td><p>not this</p></td></tr></table><section id="next"><p>Later.</p><details><p>deep</p></details></section></main>';
  expect(
    proseOf(html, [
      { id: 'main', title: 'a' },
      { id: 'next', title: 'b' },
      { id: 'gone', title: 'c' },
    ]),
  ).toEqual([
    { title: 'a', sentences: ['One & two.', 'Three terms here.'] },
    { title: 'b', sentences: ['Later.'] },
    { title: 'c', sentences: [] },
  ]);
});
