// The text and the picture of a game that is shared.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarsDrawing } from '../../../chart/BarsDrawing';
import { barsOf, type GameToShow } from './GuessBars';
import { barsOfGame } from './gamePicture';
import { gameText } from './gameText';

const game: GameToShow = {
  tally: { guessed: 10, reader: 8, threshold: 9 },
  rounds: 10,
  allowed: { addRemove: 0.67264, substitute: 0.796728 },
  printed: { addRemove: '4.14', substitute: '8.00' },
};

test('the text of a shared game has its result and the share that the printed ε would allow', () => {
  expect(gameText(game)).toBe(
    'I guessed Ana’s diagnosis right in 8 of 10 rounds at Adjacency Lab. If the printed ε of 4.14 covered her diagnosis, nobody could average more than 6.8.',
  );
});

test('the text leaves out a limit that is not known', () => {
  const own = 'I guessed Ana’s diagnosis right in 8 of 10 rounds at Adjacency Lab.';
  expect(gameText({ ...game, printed: null })).toBe(own);
  expect(gameText({ ...game, allowed: { addRemove: null, substitute: 0.8 } })).toBe(own);
});

test('the picture has the bars of the page with lengths in proportion to their shares', () => {
  const markup = renderToStaticMarkup(createElement(BarsDrawing, barsOfGame(game)));
  for (const { name, value } of barsOf(game)) {
    expect(markup).toContain(`>${name}</text>`);
    expect(markup).toContain(`>${value}</text>`);
  }
  const [room, ...widths] = [...markup.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  // each bar follows the rectangle of its background
  const drawn = widths.filter((_, i) => i % 2 === 0).map((width) => width / (room ?? 1));
  expect(drawn).toHaveLength(4);
  barsOf(game).forEach(({ share }, i) => {
    expect(drawn[i]).toBeCloseTo(share, 3);
  });
});
