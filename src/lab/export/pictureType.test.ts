// The font faces that a saved picture carries: those whose letters it shows, and no others.
import { describe, expect, it } from 'vitest';
import { facesFor, type TypeFace } from './pictureType';

const face = (url: string, rest: Partial<TypeFace> = {}): TypeFace => ({
  family: 'Serif',
  style: 'normal',
  weight: '400 700',
  unicodeRange: '',
  url,
  ...rest,
});

const FACES = [
  face('greek', { unicodeRange: 'U+370-3FF' }),
  face('latin', { unicodeRange: 'U+20-FF, U+2212' }),
  face('italic', { style: 'italic', unicodeRange: 'U+20-FF' }),
  face('signs', { family: 'Signs', weight: '600', unicodeRange: 'U+2264-2265' }),
  face('sans', { family: 'Sans' }),
];
const STACK = '"Serif", Signs, Georgia, serif';
const urls = (text: string, { family = STACK, style = 'normal' } = {}) =>
  facesFor([{ family, style, text }], FACES).map(({ url }) => url);

describe('facesFor', () => {
  it('takes the faces whose letters are shown', () => {
    expect(urls('ε')).toEqual(['greek']);
    expect(urls('\u22121')).toEqual(['latin']);
    expect(urls('ε ≥ 1')).toEqual(['greek', 'latin', 'signs']);
    expect(urls('x', { style: 'italic' })).toEqual(['italic']);
    expect(urls('x', { family: 'Sans, sans-serif' })).toEqual(['sans']);
  });

  it('takes the upright face for a slanted text that has no other', () => {
    expect(urls('x', { family: 'Sans', style: 'italic' })).toEqual(['sans']);
    expect(urls('≥', { style: 'italic' })).toEqual(['signs']);
  });

  it('takes no face for letters that none draws', () => {
    expect(urls('')).toEqual([]);
    expect(urls('日')).toEqual([]);
    expect(urls('x', { family: 'Georgia, serif' })).toEqual([]);
  });
});
