// The chapter and step that an address opens, whether the address is of today or older.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../../test/statistics/size';
import { hashOfAddress } from '../state/hash';
import { CHAPTERS } from './allChapters';
import { CHAPTER_NAMES } from './frame/names';
import { ARTICLE_START, type ArticlePlace, articlePlace, hashOf } from './place';

const at = (chapter: ArticlePlace['chapter'], more: Partial<ArticlePlace> = {}): ArticlePlace => ({
  ...ARTICLE_START,
  chapter,
  ...more,
});

describe('an address', () => {
  test('opens the start if nothing, or a name of the page’s top, follows #', () => {
    for (const hash of ['', 'top', 'lab', 'main']) expect(articlePlace(hash)).toEqual(ARTICLE_START);
  });

  test.each(CHAPTERS)('opens the chapter $id and each of its steps', ({ id, steps }) => {
    expect(articlePlace(id)).toEqual(at(id));
    for (const { id: step } of Object.values<{ id: string }>(steps)) {
      expect(articlePlace(hashOf(id, step))).toEqual(at(id, { step }));
    }
  });

  test('opens the chapter even if it names a step that the chapter does not have', () => {
    expect(articlePlace('training/no-such-step').chapter).toBe('training');
  });

  test('may name the chapters of the masthead, which are in the same order as the chapters', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual(CHAPTER_NAMES.map(({ id }) => id));
  });

  // An anchor to which a link once led is never taken away. This list has one anchor of each kind.
  test.each([
    ['training-title', 'training'],
    ['check-one-run', 'one-run'],
    ['story-title', 'which-neighbour'],
    ['neighbour-words', 'which-neighbour'],
    ['choice-title', 'worst-case'],
    ['crowd-title', 'training'],
    ['training-presets-title', 'training'],
    ['one-run-certificate', 'one-run'],
    ['secrets-title', 'meaning'],
    ['protect-title', 'choose'],
    ['claim', null],
    ['presets-title', null],
    ['reading', null],
    ['readout-title', null],
    ['colophon', null],
  ] as const)('with the old anchor #%s opens %s at that anchor', (anchor, chapter) => {
    expect(articlePlace(anchor)).toEqual(at(chapter, { anchor }));
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'with %s, a name that every object has, is an anchor like any other',
    (anchor) => expect(articlePlace(anchor)).toEqual(at(null, { anchor })),
  );

  test('opens a place whatever is written after #', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
      fc
        .array(fc.constantFrom('%', '%FF', '%E4', '%41', '/', '#', 'training', '\ud83d'))
        .map((of) => of.join('')),
    );
    const chapters = new Set<string | null>([null, ...CHAPTER_NAMES.map(({ id }) => id)]);
    fc.assert(
      fc.property(anything, (written) => {
        const { chapter, step, anchor } = articlePlace(hashOfAddress(`#${written}`));
        expect(chapters.has(chapter)).toBe(true);
        for (const text of [step, anchor]) expect(text === null || typeof text === 'string').toBe(true);
      }),
      { seed: 4, numRuns: size(300, 3000) },
    );
  });
});
