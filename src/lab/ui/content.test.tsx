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

test('words, Markdown’s elements and components with their attributes are drawn', () => {
  const draw = contentDrawer({ Shout });
  const text: Content = [
    ['p', 0, 'At ', ['em', 0, 'most'], ' ', ['Shout', { mark: '!' }, 'now']],
    ['p', 0, ['a', { href: '#b' }, 'b']],
  ];
  expect(renderToStaticMarkup(draw(text))).toBe(
    '<p>At <em>most</em> <strong>now!</strong></p><p><a href="#b">b</a></p>',
  );
});

test('a place is drawn from what it is given now, with what it holds', () => {
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

test('a name that nothing draws is refused, an element of HTML too that no text has', () => {
  const draw = contentDrawer({});
  expect(() => draw([['Nothing', 0]])).toThrow('A text names Nothing');
  expect(() => draw([['script', 0]])).toThrow('A text names script');
});

test('what no state enters is one element however often it is drawn, so that React leaves it alone', () => {
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
