// The bars of a finished game as a picture to share or save, in the page's colours and type.
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Provenance } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { type Bar, type BarsProps, barsOf } from './GuessBars';
import { gameText } from './gameText';

/** Width of the drawing, in px. */
const WIDTH = 640;
/** Height of a bar with its name above it, in px. */
const ROW = 50;
const BAR = { top: 24, height: 18 };
/** Width of the value beside a bar, in px. */
const VALUE = 96;
/** Greatest width of a bar, in px. */
const ROOM = WIDTH - VALUE;

const FILLS: Readonly<Record<Bar['id'], string>> = {
  reader: 'var(--ink)',
  threshold: 'var(--soft)',
  addRemove: 'var(--add-remove)',
  substitute: 'var(--substitute)',
};

const WORDS = { fill: 'var(--ink)', fontFamily: 'var(--sans)' } as const;

/** The bars one below another, with a dotted line at the share of mere guessing. */
export const BarsDrawing = ({ bars }: { bars: readonly Bar[] }) => (
  <svg width={WIDTH} height={bars.length * ROW} aria-hidden="true">
    {bars.map(({ id, name, share, value }, i) => (
      <g key={id} transform={`translate(0 ${i * ROW})`}>
        <text y={16} style={{ ...WORDS, fontSize: '14px', fontWeight: id === 'reader' ? 600 : 400 }}>
          {name}
        </text>
        <rect y={BAR.top} width={ROOM} height={BAR.height} style={{ fill: 'var(--raised)' }} />
        <rect y={BAR.top} width={ROOM * share} height={BAR.height} style={{ fill: FILLS[id] }} />
        <text x={WIDTH} y={38} style={{ ...WORDS, fontSize: '15px', fontWeight: 600, textAnchor: 'end' }}>
          {value}
        </text>
      </g>
    ))}
    <line
      x1={ROOM / 2}
      x2={ROOM / 2}
      y1={BAR.top}
      y2={bars.length * ROW - (ROW - BAR.top - BAR.height)}
      style={{ stroke: 'var(--ground)', strokeWidth: 2, strokeDasharray: '2 3' }}
    />
  </svg>
);

/** Draws the bars on the page, out of sight, and calls `read` with the drawing before removing it. */
function drawnAside<Result>(bars: readonly Bar[], read: (svgs: readonly SVGSVGElement[]) => Result): Result {
  const place = document.createElement('div');
  place.style.position = 'fixed';
  place.style.left = '-200vw';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<BarsDrawing bars={bars} />));
  const result = read([...place.querySelectorAll('svg')]);
  root.unmount();
  place.remove();
  return result;
}

export function gamePicture(game: BarsProps, provenance: Provenance): SavedFigure {
  const bars = barsOf(game);
  return {
    file: 'adjacency-lab-game',
    picture: t`the game`,
    data: t`the game`,
    // matches nothing on the page, because `aside` draws the bars for the picture alone
    drawing: '[data-game-picture]',
    aside: (read) => drawnAside(bars, read),
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
