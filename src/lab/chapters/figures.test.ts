// Links in files that were saved from a frame or a slide, which open the matching place in the article.
import { expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO, DEFAULT_VIEW, EMBED_FIGURES } from '../../scenario';
import { formatAddress, parseAddress } from '../../scenario/address';
import { provenanceOf } from '../export/provenance';
import { inArticle } from '../state/articleAddress';
import { CHAPTERS, LECTURE } from './allChapters';
import { homeOf } from './figures';
import { articlePlace } from './place';

const moved = changeScenario(DEFAULT_SCENARIO, { noiseMultiplier: 3 });
const at = (view: object) => `https://lab.example/?${formatAddress(moved, { ...DEFAULT_VIEW, ...view })}`;

/** The link in a file that is saved at this address. */
function savedLink(address: string): URL {
  return new URL(provenanceOf(moved, inArticle(address)).link);
}

test.each(EMBED_FIGURES)(
  'the link of a file saved from a frame with %s opens the place of that figure',
  (embed) => {
    const link = savedLink(at({ embed, show: ['q'], theme: 'dark' }));
    const { scenario, view } = parseAddress(link.search);
    expect(scenario.noiseMultiplier).toBe(3);
    expect(view).toMatchObject({ embed: null, show: [], theme: null });
    const hash = link.hash.slice(1);
    if (embed === 'lab') {
      expect(hash).toBe('lab');
      return;
    }
    if (view.page !== null) {
      expect(hash).toBe(`${embed}-title`);
      return;
    }
    const place = articlePlace(hash);
    expect(place.chapter).not.toBeNull();
    const stage = CHAPTERS.find(({ id }) => id === place.chapter)?.stage ?? [];
    if (view.figure !== null) expect(stage.slice(1)).toContain(view.figure);
  },
);

test('the place of a figure names its chapter or page, and the figure unless it comes first there', () => {
  expect(homeOf('your-guesses')).toEqual({ hash: 'worst-case', figure: 'your-guesses' });
  expect(homeOf('worst-case')).toEqual({ hash: 'worst-case', figure: null });
  expect(homeOf('tradeoff')).toEqual({ hash: 'promise', figure: 'tradeoff' });
  expect(homeOf('many-targets')).toEqual({ hash: 'meaning', figure: 'many-slide' });
  expect(homeOf('marginals')).toEqual({ hash: 'marginals-title', figure: null, page: 'bounds' });
});

test('the link of a file saved from a step of the lecture opens that step in its chapter', () => {
  const step = LECTURE.find(({ focus }) => focus !== 'lab');
  const link = savedLink(at({ lecture: step?.id }));
  expect(link.hash).toBe(`#${step?.focus}/${step?.id}`);
  expect(parseAddress(link.search).view.lecture).toBeNull();
});

test('an address of the article itself stays as it is', () => {
  const address = `${at({ figure: 'your-guesses' })}#worst-case`;
  expect(inArticle(address)).toBe(address);
});
