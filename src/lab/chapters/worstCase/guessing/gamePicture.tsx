// The bars of a finished game as a picture to share or save, in the page's colours and type.
import { t } from '@lingui/core/macro';
import { type BarsOfPicture, barsAside } from '../../../chart/BarsDrawing';
import type { Provenance } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { type Bar, barsOf, type GameToShow } from './GuessBars';
import { gameText } from './gameText';

const FILLS: Readonly<Record<Bar['id'], string>> = {
  reader: 'var(--ink)',
  threshold: 'var(--soft)',
  addRemove: 'var(--add-remove)',
  substitute: 'var(--substitute)',
};

/** The bars of a game, with a dotted line at the share of mere guessing. */
export const barsOfGame = (game: GameToShow): BarsOfPicture => ({
  bars: barsOf(game).map((bar) => ({ ...bar, colour: FILLS[bar.id], strong: bar.id === 'reader' })),
  lines: [{ share: 0.5, colour: 'var(--ground)', dash: '2 3' }],
});

export function gamePicture(game: GameToShow, provenance: Provenance): SavedFigure {
  const bars = barsOf(game);
  return {
    file: 'adjacency-lab-game',
    picture: t`the game`,
    data: t`the game`,
    // matches nothing on the page, because `aside` draws the bars for the picture alone
    drawing: '[data-game-picture]',
    aside: (read, width) => barsAside(barsOfGame(game), read, width),
    ready: true,
    words: () => ({
      title: t`A game at Adjacency Lab`,
      description: bars.map(({ name, value }) => `${name}: ${value}`).join('; '),
      head: gameText(game),
      provenance,
    }),
    csv: null,
    json: null,
  };
}
