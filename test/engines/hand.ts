// Real input events of a pointer and of keys, the same in every engine.
import type { Engine, Point } from './engine';

/** Number of moves in one drag. */
const MOVES = 12;

const pointer = (engine: Engine, actions: readonly Record<string, unknown>[]) =>
  engine.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

const to = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: 'viewport',
});
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

export const point = (engine: Engine, at: Point): Promise<void> => pointer(engine, [to(at)]);

export const click = (engine: Engine, at: Point): Promise<void> => pointer(engine, [to(at), DOWN, UP]);

export async function drag(engine: Engine, from: Point, until: Point): Promise<void> {
  const on = (share: number) => ({
    x: from.x + share * (until.x - from.x),
    y: from.y + share * (until.y - from.y),
  });
  const way = Array.from({ length: MOVES }, (_, i) => to(on((i + 1) / MOVES)));
  await pointer(engine, [to(from), DOWN, ...way, UP]);
}

/** Presses a key. @param key a letter or one of KEYS, as WebDriver writes it */
export async function press(engine: Engine, key: string, times = 1): Promise<void> {
  const strokes = Array.from({ length: times }, () => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ]);
  await engine.act({ type: 'key', id: 'keyboard', actions: strokes.flat() });
}

export const KEYS = { arrowUp: '\uE013', arrowRight: '\uE014' } as const;
