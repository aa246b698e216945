// What counts as held: a pointer on a handle until it is let go of, a key that repeats, and nothing else.
import { expect, test, vi } from 'vitest';
import { Hold } from './held';

function setUp() {
  const page = new EventTarget();
  let onHandle = true;
  const hold = new Hold(page, () => onHandle);
  const heard = vi.fn();
  const leave = hold.subscribe(heard);
  const tell = (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more));
  return { hold, heard, leave, tell, elsewhere: () => (onHandle = false) };
}

test('a pointer on a handle holds until it is let go of, whatever loses the focus meanwhile', () => {
  const { hold, heard, tell } = setUp();
  tell('pointerdown', { button: 0 });
  expect(hold.read()).toBe(true);
  tell('focusout');
  tell('keyup');
  expect(hold.read()).toBe(true);
  tell('pointerup');
  expect(hold.read()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a key holds once it repeats, until it comes up or the focus goes', () => {
  const { hold, tell } = setUp();
  tell('keydown', { repeat: false });
  expect(hold.read()).toBe(false);
  for (const end of ['keyup', 'focusout']) {
    tell('keydown', { repeat: true });
    expect(hold.read()).toBe(true);
    tell(end);
    expect(hold.read()).toBe(false);
  }
});

test('what is no handle, or another button, holds nothing', () => {
  const { hold, tell, elsewhere } = setUp();
  tell('pointerdown', { button: 2 });
  expect(hold.read()).toBe(false);
  elsewhere();
  tell('pointerdown', { button: 0 });
  tell('keydown', { repeat: true });
  expect(hold.read()).toBe(false);
});

test('who has left is not told, and nothing stays held', () => {
  const { hold, heard, leave, tell } = setUp();
  tell('pointerdown', { button: 0 });
  leave();
  expect(hold.read()).toBe(false);
  tell('pointerdown', { button: 0 });
  expect(hold.read()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
});
