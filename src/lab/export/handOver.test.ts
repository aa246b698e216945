// Sharing by the system's sheet.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from './copyText';
import { copyWhole, type HandedOver, shareBySheet } from './handOver';

const game: HandedOver = {
  title: 'A game',
  text: 'I guessed right.',
  link: 'https://lab.example/?v=2',
  picture: { name: 'game.png', type: 'image/png', content: new Uint8Array([1]), ownType: true },
};

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's `navigator` by one with these abilities. */
const browser = (able: object) => vi.stubGlobal('navigator', able);
const refusing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing by the system’s sheet', () => {
  test('says nothing when the reader closes the sheet, or asks twice', async () => {
    for (const name of ['AbortError', 'InvalidStateError']) {
      browser({ share: refusing(name) });
      expect(await shareBySheet(game)).toBe('');
    }
  });

  test('says that sharing was not allowed when the browser refuses', async () => {
    browser({ share: refusing('NotAllowedError') });
    expect(await shareBySheet(game)).toMatch(/did not allow/);
  });

  test('shares text and link, with the picture where the sheet takes files', async () => {
    const share = vi.fn(() => Promise.resolve());
    browser({ share, canShare: () => true });
    expect(await shareBySheet(game)).toBe('Shared.');
    const whole = { title: game.title, text: game.text, url: game.link };
    expect(share).toHaveBeenLastCalledWith({ ...whole, files: [expect.any(File)] });
    browser({ share, canShare: () => false });
    await shareBySheet(game);
    expect(share).toHaveBeenLastCalledWith(whole);
  });
});

describe('copying', () => {
  test('copies the words alone, and says so, where pictures cannot be copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('ClipboardItem', class {});
    browser({ clipboard: { write: refusing('NotAllowedError'), writeText } });
    expect(await copyWhole(game)).toMatch(/Save the picture/);
    expect(writeText).toHaveBeenCalledWith(`${game.text}\n${game.link}`);
  });

  test('reports whether the browser allowed copying', async () => {
    browser({ clipboard: { writeText: refusing('NotAllowedError') } });
    expect(await copyText('a')).toBe(false);
    vi.stubGlobal('ClipboardItem', undefined);
    expect(await copyWhole(game)).toMatch(/did not allow/);
    browser({});
    expect(await copyText('a')).toBe(false);
  });
});
