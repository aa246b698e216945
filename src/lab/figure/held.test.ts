// Holding a handle: a pointer holds it until released, a key while it repeats, and nothing else does.
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

test('a pointer on a handle holds it until released, even if a key comes up or the focus goes meanwhile', () => {
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

test('a key on a handle holds it from its first repetition until it comes up or the focus goes', () => {
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

test('another button than the main one holds nothing', () => {
  const { hold, tell } = setUp();
  tell('pointerdown', { button: 2 });
  expect(hold.read()).toBe(false);
});

test('neither a pointer nor a key holds anything outside a handle', () => {
  const { hold, tell, elsewhere } = setUp();
  elsewhere();
  tell('pointerdown', { button: 0 });
  tell('keydown', { repeat: true });
  expect(hold.read()).toBe(false);
});

test('once the last listener has left, nothing is held and nobody is called', () => {
  const { hold, heard, leave, tell } = setUp();
  tell('pointerdown', { button: 0 });
  leave();
  expect(hold.read()).toBe(false);
  tell('pointerdown', { button: 0 });
  expect(hold.read()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
});
