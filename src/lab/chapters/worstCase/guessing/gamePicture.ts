// The bars of a finished game as a picture that can leave the page, drawn with the page's own colours and type.
import { t } from '@lingui/core/macro';
import { escapeXml } from '../../../export/marks';
import type { Provenance } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { type Bar, type BarsProps, barsOf } from './GuessBars';
import { gameText } from './gameText';

/** Px of the drawing, which has a name over each bar. */
const WIDTH = 640;
const ROW = 50;
const BAR = 18;
const VALUE = 96;

const FILLS: Readonly<Record<Bar['id'], string>> = {
  reader: 'var(--ink)',
  threshold: 'var(--audit)',
  addRemove: 'var(--add-remove)',
  substitute: 'var(--substitute)',
};

/** SVG of the bars with the dotted line of a coin, in the page's variables. */
export function barsMarkup(bars: readonly Bar[]): string {
  const room = WIDTH - VALUE;
  const height = bars.length * ROW;
  const rows = bars.map(({ id, name, share, value }, i) => {
    const top = i * ROW;
    const weight = id === 'reader' ? 650 : 400;
    return [
      `<text x="0" y="${top + 16}" style="fill:var(--ink);font:${weight} 14px var(--sans)">${escapeXml(name)}</text>`,
      `<rect x="0" y="${top + 24}" width="${room}" height="${BAR}" style="fill:var(--raised)"/>`,
      `<rect x="0" y="${top + 24}" width="${room * share}" height="${BAR}" style="fill:${FILLS[id]}"/>`,
      `<text x="${WIDTH}" y="${top + 38}" text-anchor="end" style="fill:var(--ink);font:600 15px var(--sans);text-anchor:end">${escapeXml(value)}</text>`,
    ].join('');
  });
  const coin = `<line x1="${room / 2}" x2="${room / 2}" y1="20" y2="${height}" style="stroke:var(--ground);stroke-width:2;stroke-dasharray:2 3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${rows.join('')}${coin}</svg>`;
}

/** Puts the drawing on the page, out of sight, for as long as it is read. */
function drawnAside<Result>(markup: string, read: (svgs: readonly SVGSVGElement[]) => Result): Result {
  const place = document.createElement('div');
  place.style.position = 'fixed';
  place.style.left = '-200vw';
  place.innerHTML = markup;
  document.body.append(place);
  const result = read([...place.querySelectorAll('svg')]);
  place.remove();
  return result;
}

export function gamePicture(game: BarsProps, provenance: Provenance): SavedFigure {
  const bars = barsOf(game);
  const text = gameText(game);
  return {
    file: 'adjacency-lab-game',
    picture: t`the game`,
    data: t`the game`,
    // it is drawn for the picture alone
    drawing: '[data-game-picture]',
    aside: (read) => drawnAside(barsMarkup(bars), read),
    ready: true,
    words: () => ({
      title: t`A game at Adjacency Lab`,
      description: bars.map(({ name, value }) => `${name}: ${value}`).join('; '),
      head: text,
      provenance,
    }),
    csv: null,
    json: null,
  };
}
