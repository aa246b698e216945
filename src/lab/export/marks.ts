// The legend of a saved picture, and what the page paints on a canvas under its drawing. Pure text.

export interface LegendEntry {
  mark: 'line' | 'box' | 'dot' | 'ring' | 'diamond';
  /** A colour of the page, such as 'var(--substitute)', or a pattern of the drawing, such as 'url(#id)'. */
  colour: string;
  dash?: string | undefined;
  strokeWidth?: number;
  opacity?: number;
  /** Text of the entry; 'ε_AR' has a subscript. */
  text: string;
}

export interface Underlay {
  d: string;
  colour: string;
  opacity: number;
}

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

export type Paint = (colour: string) => string;

export const LEGEND_SIZE = 12;
const ROW = 20;
const SWATCH = 22;
const GAP = 6;
const BETWEEN = 16;

/** Estimated width of a text in px, for whichever font a program puts in place of ours. */
const widthOf = (text: string): number => text.length * LEGEND_SIZE * 0.53;

function places(entries: readonly LegendEntry[], width: number): { x: number; row: number }[] {
  let x = 0;
  let row = 0;
  return entries.map(({ text }) => {
    const own = SWATCH + GAP + widthOf(text);
    if (x > 0 && x + own > width) {
      x = 0;
      row++;
    }
    const at = { x, row };
    x += own + BETWEEN;
    return at;
  });
}

export function legendHeight(entries: readonly LegendEntry[], width: number): number {
  const last = places(entries, width).at(-1);
  return last === undefined ? 0 : (last.row + 1) * ROW + 4;
}

/** Text with lowered subscripts, as in 'ε_AR of'. */
export const withSubscripts = (text: string): string =>
  escapeXml(text).replace(
    /_([A-Z]+)([^_]*)/g,
    `<tspan dy="0.3em" font-size="0.75em">$1</tspan><tspan dy="-0.225em">$2</tspan>`,
  );

function swatch({ mark, colour, dash, strokeWidth = 2, opacity = 1 }: LegendEntry, paint: Paint): string {
  const own = `"${escapeXml(paint(colour))}"`;
  const seen = opacity === 1 ? '' : ` opacity="${opacity}"`;
  switch (mark) {
    case 'line': {
      const broken = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
      return `<line x2="${SWATCH}" stroke=${own} stroke-width="${strokeWidth}"${broken}${seen}/>`;
    }
    case 'box':
      return `<rect y="-5" width="${SWATCH}" height="10" fill=${own}${seen}/>`;
    case 'dot':
      return `<circle cx="${SWATCH / 2}" r="4" fill=${own}${seen}/>`;
    case 'ring':
      return `<circle cx="${SWATCH / 2}" r="5" fill="none" stroke=${own} stroke-width="${strokeWidth}"${seen}/>`;
    case 'diamond':
      return `<path d="M${SWATCH / 2} -6l6 6l-6 6l-6 -6Z" fill="none" stroke=${own} stroke-width="${strokeWidth}"${seen}/>`;
  }
}

export const legendMarkup = (entries: readonly LegendEntry[], width: number, paint: Paint): string =>
  places(entries, width)
    .map(({ x, row }, i) => {
      const entry = entries[i];
      const text = `<text x="${SWATCH + GAP}" y="4">${withSubscripts(entry.text)}</text>`;
      return `<g transform="translate(${x.toFixed(1)} ${row * ROW + ROW / 2})">${swatch(entry, paint)}${text}</g>`;
    })
    .join('');

export const underlayMarkup = (areas: readonly Underlay[], paint: Paint): string =>
  areas
    .map(
      ({ d, colour, opacity }) => `<path d="${d}" fill="${escapeXml(paint(colour))}" opacity="${opacity}"/>`,
    )
    .join('');
