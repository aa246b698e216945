// Parsing texts of src/content into trees, and refusing code in them by file and line.
import { describe, expect, test } from 'vitest';
import { contentTree } from './tree';

const read = (written: string) => contentTree(written, 'x.mdx');

test('words and components become a tree in which a line break is a space', () => {
  expect(read('At *most* <Sym>C</Sym>,\n**in** <Term name="a step" after="." />')).toEqual([
    [
      'p',
      0,
      'At ',
      ['em', 0, 'most'],
      ' ',
      ['Sym', 0, 'C'],
      ', ',
      ['b', 0, 'in'],
      ' ',
      ['Term', { name: 'a step', after: '.' }],
    ],
  ]);
});

test('components in a paragraph of their own are not wrapped in one', () => {
  expect(
    read('<Figure name="map" wide />\n\n<Unfold summary="Why">\n\nBecause.\n\n<Chart />\n\n</Unfold>'),
  ).toEqual([
    ['Figure', { name: 'map', wide: true }],
    ['Unfold', { summary: 'Why' }, ['p', 0, 'Because.'], ['Chart', 0]],
  ]);
});

test('titles, lists, quotations, links and code are read as in Markdown', () => {
  expect(read('# One\n\n- a [b](#c)\n- `d`\n\n1. e\n\n> f')).toEqual([
    ['h1', 0, 'One'],
    ['ul', 0, ['li', 0, 'a ', ['a', { href: '#c' }, 'b']], ['li', 0, ['code', 0, 'd']]],
    ['ol', 0, ['li', 0, 'e']],
    ['blockquote', 0, ['p', 0, 'f']],
  ]);
});

test('a note to translators is left out', () => {
  expect(read('{/* Keep it short. */}\n\nShort.')).toEqual([['p', 0, 'Short.']]);
});

describe('an error names the file and the line of', () => {
  test.each([
    ['code in braces', 'One.\n\nTwo {1 + 1}.', /x\.mdx:3 has code in braces/],
    ['an import', "One.\n\nimport a from 'a'\n", /x\.mdx:3 has a mdxjsEsm/],
    ['a computed attribute', '<Figure name={name} />', /x\.mdx:1 computes name/],
    ['spread attributes', '<Figure {...all} />', /x\.mdx:1 spreads attributes/],
    ['a fragment', '<>One.</>', /x\.mdx:1 has an element without a name/],
    ['a rule', 'One.\n\n---', /x\.mdx:3 has a thematicBreak/],
    ['a component that is not closed', 'One.\n\nTwo <Sym>C.', /x\.mdx:3 is no MDX: .*<Sym>/],
    ['a component that is not open', 'One.\n\nTwo C</Sym>.', /x\.mdx:3 is no MDX: Unexpected closing/],
    ['a tag that does not end', 'One.\n\nTwo <Sym', /x\.mdx:3 is no MDX: /],
    ['a brace that is not closed', 'One.\n\nTwo {C.', /x\.mdx:3 is no MDX: /],
  ])('%s', (_, written, said) => {
    const reading = () => read(written);
    expect(reading).toThrow(SyntaxError);
    expect(reading).toThrow(said);
  });
});
