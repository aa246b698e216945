// The anchors of links to the form, old ones too, open chapter 7.
import { expect, test } from 'vitest';
import { articlePlace } from '../../../lab/chapters/place';

test.each([
  ['calculator', 'calculator'],
  ['target-title', 'target-title'],
  ['translate-title', 'calculator'],
])('the anchor #%s opens chapter 7, at #%s', (written, anchor) => {
  expect(articlePlace(written)).toEqual({ chapter: 'choose', step: null, anchor });
});
