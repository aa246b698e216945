import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './allChapters';
import { CHAPTER_NAMES } from './frame/names';
import { hashOf, type Place, placeOf, START } from './place';

const at = (chapter: Place['chapter'], more: Partial<Place> = {}): Place => ({ ...START, chapter, ...more });

describe('what an address opens', () => {
  test('nothing after #, and the names of the top: the start', () => {
    for (const hash of ['', 'top', 'lab', 'main']) expect(placeOf(hash)).toEqual(START);
  });

  test.each(CHAPTERS)('a chapter and each of its steps: $id', ({ id, steps }) => {
    expect(placeOf(id)).toEqual(at(id));
    for (const { id: step } of Object.values<{ id: string }>(steps)) {
      expect(placeOf(hashOf(id, step))).toEqual(at(id, { step }));
    }
  });

  test('a step that a chapter does not have opens the chapter all the same', () => {
    expect(placeOf('training/no-such-step').chapter).toBe('training');
  });

  test('the chapters are those of the masthead, in its order', () => {
    expect(CHAPTERS.map(({ id }) => id)).toEqual(CHAPTER_NAMES.map(({ id }) => id));
  });

  // the shelf: an anchor once linked to is never taken away, and one of each kind stands here
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
    ['calculator', 'choose'],
    ['claim', null],
    ['presets-title', null],
    ['reading', null],
    ['readout-title', null],
    ['colophon', null],
  ] as const)('the old anchor #%s opens %s, and goes to it', (anchor, chapter) => {
    expect(placeOf(anchor)).toEqual(at(chapter, { anchor }));
  });

  test('what has another name now is still found by its old one', () => {
    expect(placeOf('translate-title')).toEqual(at('choose', { anchor: 'calculator' }));
  });
});
