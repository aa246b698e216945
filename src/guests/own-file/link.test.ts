// Tests of links to a reader's own file, as earlier versions of the page have written them.
import { expect, test } from 'vitest';
import { articlePlace } from '../../lab/chapters/place';
import { formatLink, parseLink } from '../../scenario';

test('the name of the source in a link of version 1 is still read and written', () => {
  const { scenario, problems } = parseLink('v=1&data=own&can=S5,S2&z=paper');
  expect(scenario).toMatchObject({ dataset: 'own', canaries: ['S2', 'S5'], target: 'paper' });
  expect(problems).toEqual([]);
  expect(formatLink(scenario)).toContain('data=own');
});

test('the anchor of the heading above the file leads to chapter 4', () =>
  expect(articlePlace('own-file-title')).toEqual({
    chapter: 'training',
    step: null,
    anchor: 'own-file-title',
  }));
