// Which move of the lecture each key makes, and which keys are left to other elements.
import { describe, expect, test } from 'vitest';
import { moveOf } from './lectureKeys';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});
const plain = { closest: () => null };
const link = { closest: (selectors: string) => (/\ba\b/.test(selectors) ? {} : null) };
const owner = { closest: () => ({}) };

describe('keys of a lecture', () => {
  test('arrows, page keys, Home, End and Escape move through the lecture', () => {
    expect(['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp'].map((key) => moveOf(press(key), plain))).toEqual(
      ['on', 'on', 'back', 'back'],
    );
    expect(['Home', 'End', 'Escape'].map((key) => moveOf(press(key), null))).toEqual([
      'first',
      'last',
      'leave',
    ]);
    expect(moveOf(press('ArrowDown'), plain)).toBeNull();
    expect(['Enter', ' '].map((key) => [moveOf(press(key), plain), moveOf(press(key), link)])).toEqual([
      ['on', null],
      ['on', null],
    ]);
  });

  test('single characters act unless they are switched off', () => {
    expect(['b', '.', 'f'].map((key) => moveOf(press(key), plain))).toEqual(['blank', 'blank', 'screen']);
    expect(moveOf(press('?', { shiftKey: true }), plain)).toBe('keys');
    for (const key of ['b', '.', 'f', '?']) {
      expect(moveOf(press(key), plain, false)).toBeNull();
      expect(moveOf(press(key), owner)).toBeNull();
      expect(moveOf(press(key, { ctrlKey: true }), plain)).toBeNull();
    }
    expect(moveOf(press('constructor'), plain)).toBeNull();
  });

  test('no key is taken that something else uses', () => {
    expect(moveOf(press('ArrowRight'), owner)).toBeNull();
    expect(moveOf(press('Escape'), owner)).toBeNull();
    for (const chord of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented']) {
      expect(moveOf(press('ArrowLeft', { [chord]: true }), plain)).toBeNull();
    }
  });
});
