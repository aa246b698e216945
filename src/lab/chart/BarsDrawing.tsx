// Bars one below another, drawn for a saved picture of what the page shows as a list or a table.
import { readAside } from '../export/readAside';
import { textWidth } from '../figure/measureText';

export interface DrawnBar {
  id: string;
  name: string;
  /** Share of the bar that is filled, from 0 to 1. */
  share: number;
  /** Ends of the interval that the value has, if it has one, as shares of the bar. */
  range?: readonly [from: number, to: number];
  /** The bar's value in words. */
  value: string;
  /** A colour of the page, such as 'var(--audit)'. */
  colour: string;
  /** Whether the name is heavier than that of the others. */
  strong?: boolean;
}

/** A line through all bars, at a share of their length. */
export interface DrawnLine {
  share: number;
  colour: string;
  dash?: string | undefined;
}

export interface BarsOfPicture {
  bars: readonly DrawnBar[];
  lines: readonly DrawnLine[];
}

/** Width of the drawing in px where no other is asked for. */
const WIDTH = 640;
/** Height of a bar with its name above it, in px. */
const ROW = 50;
const BAR = { top: 24, height: 18 };
/** Least width of the value beside a bar, in px. */
const VALUE = 96;
/** Size of the type in px: names and values, and the least that a long name shrinks to. */
const TYPE = { name: 14, value: 15, least: 11 };

const WORDS = { fill: 'var(--ink)', fontFamily: 'var(--sans)' } as const;

const sizeOf = (name: string, width: number): number =>
  Math.max(TYPE.least, Math.min(TYPE.name, (TYPE.name * width) / textWidth(name, TYPE.name)));

export function BarsDrawing({ bars, lines, width = WIDTH }: BarsOfPicture & { width?: number }) {
  const values = bars.map(({ value }) => textWidth(value, TYPE.value) + 12);
  const room = width - Math.max(VALUE, ...values);
  return (
    <svg width={width} height={bars.length * ROW} aria-hidden="true">
      {bars.map(({ id, name, share, range, value, colour, strong = false }, i) => (
        <g key={id} transform={`translate(0 ${i * ROW})`}>
          <text
            y={16}
            style={{ ...WORDS, fontSize: `${sizeOf(name, width)}px`, fontWeight: strong ? 600 : 400 }}
          >
            {name}
          </text>
          <rect y={BAR.top} width={room} height={BAR.height} style={{ fill: 'var(--raised)' }} />
          <rect
            y={BAR.top}
            width={room * Math.min(1, Math.max(0, share))}
            height={BAR.height}
            style={{ fill: colour, fillOpacity: range ? 0.55 : 1 }}
          />
          {range && (
            <line
              x1={room * Math.max(0, range[0])}
              x2={room * Math.min(1, range[1])}
              y1={BAR.top + BAR.height / 2}
              y2={BAR.top + BAR.height / 2}
              style={{ stroke: 'var(--ink)', strokeWidth: 2 }}
            />
          )}
          <text
            x={width}
            y={38}
            style={{ ...WORDS, fontSize: `${TYPE.value}px`, fontWeight: 600, textAnchor: 'end' }}
          >
            {value}
          </text>
          {lines.map((line) => (
            <line
              key={`${line.colour} ${line.share}`}
              x1={room * line.share}
              x2={room * line.share}
              y1={BAR.top - 3}
              y2={BAR.top + BAR.height + 3}
              style={{ stroke: line.colour, strokeWidth: 2, strokeDasharray: line.dash }}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Draws the bars out of sight, and calls `read` with the drawing. */
export function barsAside<Result>(
  bars: BarsOfPicture,
  read: (svgs: readonly SVGSVGElement[]) => Result,
  width?: number,
): Result {
  return readAside(<BarsDrawing {...bars} {...(width === undefined ? {} : { width })} />, read);
}
