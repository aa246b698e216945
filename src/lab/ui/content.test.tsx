// The drawer of content: a Markdown text as React elements.
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Content } from '../../base/language/content';
import { contentDrawer } from './content';

const Shout = ({ children, mark }: { children: ReactNode; mark: string }) => (
  <strong>
    {children}
    {mark}
  </strong>
);

test('a text is drawn with its words, Markdown’s elements, and components with their attributes', () => {
  const draw = contentDrawer({ Shout });
  const text: Content = [
    ['p', 0, 'At ', ['em', 0, 'most'], ' ', ['Shout', { mark: '!' }, 'now']],
    ['p', 0, ['a', { href: '#b' }, 'b']],
  ];
  expect(renderToStaticMarkup(draw(text))).toBe(
    '<p>At <em>most</em> <strong>now!</strong></p><p><a href="#b">b</a></p>',
  );
});

test('a place is drawn by its current function, with the content of its element', () => {
  const draw = contentDrawer({});
  const text: Content = [['p', 0, ['Known', { of: 'x' }, 'It is ', ['Value', 0]]]];
  const at = (value: number | null) =>
    renderToStaticMarkup(
      draw(text, {
        Value: () => value,
        Known: ({ of }, held) => value !== null && <i title={String(of)}>{held}</i>,
      }),
    );
  expect([at(1), at(2), at(null)]).toEqual([
    '<p><i title="x">It is 1</i></p>',
    '<p><i title="x">It is 2</i></p>',
    '<p></p>',
  ]);
});

test('a name without a component is refused, even that of an HTML element that no text uses', () => {
  const draw = contentDrawer({});
  expect(() => draw([['Nothing', 0]])).toThrow('A text names Nothing');
  expect(() => draw([['script', 0]])).toThrow('A text names script');
});

test('a part that depends on no state is the same React element at every drawing', () => {
  const draw = contentDrawer({ Shout });
  const text: Content = [
    ['p', 0, 'Still'],
    ['p', 0, ['Value', 0]],
  ];
  const drawn = () => {
    const whole = draw(text, { Value: () => 1 });
    return isValidElement<{ children: ReactElement[] }>(whole) ? whole.props.children : [];
  };
  const [before, after] = [drawn(), drawn()];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
