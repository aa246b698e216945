// The height of a slide's pictures: they use the height that is left, make room for words that come late, and settle after few changes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PictureRoom } from './pictureRoom';

interface Slide {
  /** Height in px of everything around the pictures. */
  words: number;
  /** Usual, least and greatest height of each picture, in px. */
  pictures: readonly { usual: number; least: number; most: number }[];
}

const HEIGHT = 768;
/** React gives up a page whose layout effects update it fifty times in a row. */
const MOST_AT_ONCE = 50;

const bottomOf = ({ words, pictures }: Slide, given: number): number =>
  pictures.reduce(
    (sum, { usual, least, most }) => sum + Math.min(most, Math.max(least, usual + given)),
    words,
  );

/** Measures after every change, as the page does, until nothing changes any more. Returns the number of changes. */
function rest(room: PictureRoom, slide: Slide, mayGrow = true): number {
  for (let changes = 0; changes <= MOST_AT_ONCE; changes++) {
    const { given } = room;
    room.measure(bottomOf(slide, given), HEIGHT, given, () => mayGrow);
    if (room.given === given) return changes;
  }
  throw new Error('never comes to rest');
}

const one = (words: number, most = 2000): Slide => ({
  words,
  pictures: [{ usual: 300, least: 165, most }],
});

test('a picture takes the height that is left and gives back what is missing later', () => {
  const room = new PictureRoom();
  rest(room, one(200));
  expect(room.given).toBe(248);
  rest(room, one(300));
  expect(room.given).toBe(148);
  rest(room, one(500));
  expect(room.given).toBe(-52);
});

test('a picture at its greatest height makes room for a late sentence in a few changes', () => {
  const room = new PictureRoom();
  rest(room, one(200, 347));
  const late = one(417, 347);
  expect(bottomOf(late, room.given)).toBe(764);
  expect(rest(room, late)).toBeLessThan(MOST_AT_ONCE / 2);
  expect(bottomOf(late, room.given)).toBeLessThanOrEqual(HEIGHT - 10);
});

test('a picture beside a longer table grows until it is as long', () => {
  const room = new PictureRoom();
  const table = 500;
  for (let bottom = 0; ; ) {
    const { given } = room;
    bottom = Math.max(table, 300 + given);
    room.measure(bottom, HEIGHT, given, () => true);
    if (room.given === given) break;
  }
  expect(300 + room.given).toBeGreaterThan(HEIGHT - 41);
  expect(300 + room.given).toBeLessThanOrEqual(HEIGHT - 10);
});

test('a picture becomes lower even if the slide is measured again before it is drawn so', () => {
  const room = new PictureRoom();
  const slide = one(500);
  const bottom = bottomOf(slide, 0);
  room.measure(bottom, HEIGHT, 0, () => false);
  room.measure(bottom, HEIGHT, 0, () => false);
  rest(room, slide, false);
  expect(bottomOf(slide, room.given)).toBe(HEIGHT - 20);
});

test('pictures keep their usual height if lower ones would not help', () => {
  const room = new PictureRoom();
  rest(room, { words: 900, pictures: [] });
  expect(room.given).toBe(0);
});

test('a slide of up to two pictures settles in any sequence of states, and fits the window if lower pictures can make it fit', () => {
  const picture = fc
    .tuple(fc.integer({ min: 100, max: 500 }), fc.double({ min: 1, max: 2.5, noNaN: true }))
    .map(([usual, times]) => ({ usual, least: Math.round(0.55 * usual), most: Math.round(usual * times) }));
  fc.assert(
    fc.property(
      fc.array(picture, { maxLength: 2 }),
      fc.array(fc.record({ words: fc.integer({ min: 0, max: 800 }), mayGrow: fc.boolean() }), {
        maxLength: 12,
      }),
      (pictures, states) => {
        const room = new PictureRoom();
        for (const { words, mayGrow } of states) {
          expect(rest(room, { words, pictures }, mayGrow)).toBeLessThan(MOST_AT_ONCE / 2);
        }
        const last = states.at(-1);
        // Lower pictures may have been found useless for an earlier one of several states, so only a single state is checked for fit.
        if (states.length !== 1 || !last) return;
        const slide = { words: last.words, pictures };
        if (bottomOf(slide, -130) <= HEIGHT - 20)
          expect(bottomOf(slide, room.given)).toBeLessThanOrEqual(HEIGHT - 10);
      },
    ),
    { numRuns: 2000, seed: 20_261_123 },
  );
});
