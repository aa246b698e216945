// A slide's pictures: what is left is used, what comes late is made room for, and it all comes to rest.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PictureRoom } from './pictureRoom';

interface Slide {
  /** Px of what stands around the pictures. */
  words: number;
  /** Each picture: usually, and at least and at most, px. */
  pictures: readonly { usual: number; least: number; most: number }[];
}

const HEIGHT = 768;
/** React ends a page whose layout asks for itself fifty times. */
const MOST_AT_ONCE = 50;

const bottomOf = ({ words, pictures }: Slide, given: number): number =>
  pictures.reduce(
    (sum, { usual, least, most }) => sum + Math.min(most, Math.max(least, usual + given)),
    words,
  );

/** Asks as the page does, again after every change, until there is none. Returns the number of changes. */
function rest(room: PictureRoom, slide: Slide, mayGrow = true): number {
  for (let changes = 0; changes <= MOST_AT_ONCE; changes++) {
    const { given } = room;
    room.measure(bottomOf(slide, given), HEIGHT, () => mayGrow);
    if (room.given === given) return changes;
  }
  throw new Error('never comes to rest');
}

const one = (words: number, most = 2000): Slide => ({
  words,
  pictures: [{ usual: 300, least: 165, most }],
});

test('a picture takes what is left and gives back what is then missing', () => {
  const room = new PictureRoom();
  rest(room, one(200));
  expect(room.given).toBe(248);
  rest(room, one(300));
  expect(room.given).toBe(148);
  rest(room, one(500));
  expect(room.given).toBe(-52);
});

test('a sentence that comes late below a picture at its highest is made room for in a few changes', () => {
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
    room.measure(bottom, HEIGHT, () => true);
    if (room.given === given) break;
  }
  expect(300 + room.given).toBeGreaterThan(HEIGHT - 41);
  expect(300 + room.given).toBeLessThanOrEqual(HEIGHT - 10);
});

test('where lower pictures are of no use they are as usual', () => {
  const room = new PictureRoom();
  rest(room, { words: 900, pictures: [] });
  expect(room.given).toBe(0);
});

test('a slide comes to rest, and fits where lower pictures can make it fit, over pictures and states', () => {
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
        // what has stopped to help on the way is not asked again
        if (states.length !== 1 || !last) return;
        const slide = { words: last.words, pictures };
        if (bottomOf(slide, -130) <= HEIGHT - 20)
          expect(bottomOf(slide, room.given)).toBeLessThanOrEqual(HEIGHT - 10);
      },
    ),
    { numRuns: 2000, seed: 20_261_123 },
  );
});
