// The picture for previews of links to the page, as SVG: the page's question, both ε, and the live figure's two curves.

import { decimalText } from '../../base/language/numbers';
import { roundTo } from '../../base/numerics/safeSide';
import type { PageHead } from '../../lab/app/head';
import type { InitialResults } from '../../work';
import { escaped } from '../aboutPage';

export const WIDTH = 1200;
export const HEIGHT = 630;

const COLOURS = {
  ground: '#fffdf9',
  ink: '#1b1b1e',
  faint: '#6b6b70',
  addRemove: '#0072b2',
  substitute: '#c8500a',
};
/** Font families by the names that the fonts give themselves. */
const PLAIN = 'font-family="Inter Variable"';
const STRONG = 'font-family="Source Serif 4 SemiBold"';
const FRAME = { left: 700, right: 1140, top: 90, bottom: 520 };
/** The largest ε on the axis. */
const MOST = 20;

/** A text as lines of at most `most` characters, broken between words. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Curves = Pick<InitialResults['curves'], 'values' | 'addRemove' | 'substitute'>;

export interface DrawnPicture {
  curves: Curves;
  /** The noise multiplier σ of both ε, at which their dots stand. */
  at: number;
  /** Delta of both ε. */
  delta: number;
  addRemove: number;
  substitute: number;
}

export function socialPicture(
  { curves, at, delta, addRemove, substitute }: DrawnPicture,
  { picture }: PageHead,
): string {
  const { values } = curves;
  const [first, last] = [Math.log(values[0] ?? 1), Math.log(values[values.length - 1] ?? 1)];
  const x = (value: number) =>
    FRAME.left + ((Math.log(value) - first) / (last - first)) * (FRAME.right - FRAME.left);
  const y = (epsilon: number) => FRAME.bottom - (epsilon / MOST) * (FRAME.bottom - FRAME.top);
  const points = (name: 'addRemove' | 'substitute') =>
    Array.from(values, (value, i) => [value, curves[name].value[i] ?? Number.NaN] as const)
      // points somewhat beyond the frame are kept, so that the line reaches the edge at which the frame clips it
      .filter(([, epsilon]) => epsilon <= 10 * MOST)
      .map(([value, epsilon]) => `${x(value).toFixed(1)},${y(epsilon).toFixed(1)}`);
  const line = (name: 'addRemove' | 'substitute') =>
    `<polyline points="${points(name).join(' ')}" fill="none" stroke="${COLOURS[name]}" stroke-width="5" ${clip}/>`;
  const clip = 'clip-path="url(#frame)"';
  const between = [...points('substitute'), ...points('addRemove').reverse()].join(' ');
  const dot = (name: 'addRemove' | 'substitute', epsilon: number) =>
    `<circle cx="${x(at)}" cy="${y(epsilon)}" r="9" fill="${COLOURS[name]}"/>`;
  const text = (line: string, left: number, top: number, size: number, fill: string, more = '') =>
    `<text x="${left}" y="${top}" font-size="${size}" fill="${fill}" ${more}>${escaped(line)}</text>`;
  const number = (name: 'addRemove' | 'substitute', epsilon: number, top: number) =>
    text(
      `ε = ${decimalText(roundTo(epsilon, 2, 'up'), 2)}`,
      70,
      top,
      64,
      COLOURS[name],
      `font-weight="600" ${STRONG}`,
    ) + text(picture[name], 70, top + 42, 25, COLOURS.ink, PLAIN);
  const ticks = [0, 5, 10, 15, 20]
    .map(
      (tick) =>
        `<line x1="${FRAME.left}" x2="${FRAME.right}" y1="${y(tick)}" y2="${y(tick)}" stroke="#e4e0d8"/>` +
        text(`${tick}`, FRAME.left - 14, y(tick) + 8, 22, COLOURS.faint, `${PLAIN} text-anchor="end"`),
    )
    .join('');
  const question = broken(picture.question, 21)
    .map((words, i) => text(words, 70, 190 + 56 * i, 48, COLOURS.ink))
    .join('');
  const [mantissa, exponent] = delta.toExponential().split('e');
  const power = `10<tspan dy="-8" font-size="16">${exponent}</tspan>`;
  const units = `<text x="${FRAME.left}" y="${FRAME.top - 24}" font-size="24" fill="${COLOURS.faint}" ${PLAIN}>ε, δ = ${mantissa === '1' ? power : `${mantissa} · ${power}`}</text>`;
  const axis = text(
    picture.axis,
    (FRAME.left + FRAME.right) / 2,
    FRAME.bottom + 48,
    24,
    COLOURS.faint,
    `${PLAIN} text-anchor="middle"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Source Serif 4">
<clipPath id="frame"><rect x="${FRAME.left}" y="${FRAME.top}" width="${FRAME.right - FRAME.left}" height="${FRAME.bottom - FRAME.top}"/></clipPath>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>
${text('Adjacency Lab', 70, 108, 28, COLOURS.faint, PLAIN)}${question}
${number('addRemove', addRemove, 410)}${number('substitute', substitute, 530)}
${ticks}${units}${axis}<polygon points="${between}" fill="${COLOURS.substitute}" fill-opacity="0.1" ${clip}/>
${line('substitute')}${line('addRemove')}
<line x1="${x(at)}" x2="${x(at)}" y1="${FRAME.top}" y2="${FRAME.bottom}" stroke="${COLOURS.faint}" stroke-width="2" stroke-dasharray="3 5"/>
${dot('addRemove', addRemove)}${dot('substitute', substitute)}
</svg>`;
}
