// A picture that stands on its own: its drawing with title, legend and provenance. Pure text.
import type { Drawing } from './figureSvg';
import {
  escapeXml,
  LEGEND_SIZE,
  type LegendEntry,
  legendHeight,
  legendMarkup,
  type Underlay,
  underlayMarkup,
  withSubscripts,
} from './marks';

export interface PictureWords {
  title: string;
  description: string;
  /** Above the drawing: what its vertical axis is of, or what it shows. */
  head: string;
  /** Under its right end: what its horizontal axis is of. Absent where the drawing says so itself. */
  foot?: string;
}

export interface SvgParts extends Omit<Drawing, 'letterings'>, PictureWords {
  under?: readonly Underlay[];
  legend?: readonly LegendEntry[];
  /** Provenance, in small type under the figure; long lines are broken. */
  lines: readonly string[];
  /** The style sheet with the fonts of the picture. Without it the viewer's own fonts are used. */
  type?: string;
}

/** Figures of one width are asked for by an attribute that SVG has no name for: by it the drawing says where. */
const TABULAR = '[font-variant-numeric~="tabular-nums"]{font-variant-numeric:tabular-nums}';

const MARGIN = 16;
const HEAD = 26;
const HEAD_SIZE = 13;
const HEAD_LINE = 18;
const FOOT = 24;
const SMALL = 9;
const SMALL_LINE = 12;

/** Characters that fit the width, at 0.6 em each: wide fonts among those that may stand in. */
const most = (width: number, size: number): number => Math.max(20, Math.floor(width / (size * 0.6)));

const broken = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => line.match(new RegExp(`.{1,${most(width, SMALL)}}`, 'gu')) ?? []);

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most(width, HEAD_SIZE)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Measures = Pick<SvgParts, 'width' | 'height' | 'lines' | 'head' | 'foot' | 'legend'>;

function layout({ width, height, lines, head, foot, legend = [] }: Measures) {
  const heads = wrapped(head, width);
  const small = broken(lines, width);
  const legendTop = MARGIN + HEAD + (heads.length - 1) * HEAD_LINE;
  const top = legendTop + legendHeight(legend, width);
  const bottom = top + height + (foot === undefined ? MARGIN / 2 : FOOT);
  return { heads, small, legendTop, top, bottom, end: bottom + small.length * SMALL_LINE + MARGIN };
}

export const svgSize = (parts: Measures): { width: number; height: number } => ({
  width: parts.width + 2 * MARGIN,
  height: layout(parts).end,
});

export function svgDocument(parts: SvgParts): string {
  const { width, height } = svgSize(parts);
  const { ground, ink, soft, fontFamily, paint, title, description, content, foot } = parts;
  const { under = [], legend = [], type = '' } = parts;
  const { heads, small, legendTop, top, bottom } = layout(parts);
  const font = `font-family="${escapeXml(fontFamily)}"`;
  const head = heads.map(
    (line, i) => `<text x="${MARGIN}" y="${MARGIN + 12 + i * HEAD_LINE}">${withSubscripts(line)}</text>`,
  );
  const xTitle =
    foot === undefined
      ? ''
      : `<text x="${width - MARGIN}" y="${top + parts.height + 16}" text-anchor="end">${escapeXml(foot)}</text>`;
  const origin = small.map(
    (line, i) => `<text x="${MARGIN}" y="${bottom + i * SMALL_LINE + SMALL}">${escapeXml(line)}</text>`,
  );
  const key =
    legend.length === 0
      ? ''
      : `<g ${font} font-size="${LEGEND_SIZE}" fill="${escapeXml(soft)}" transform="translate(${MARGIN} ${legendTop})">${legendMarkup(legend, parts.width, paint)}</g>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeXml(title)}</title>
<desc id="d">${escapeXml([description, ...parts.lines].join('\n'))}</desc>
<style>
${escapeXml(`${TABULAR}\n${type}`)}
</style>
<rect width="${width}" height="${height}" fill="${escapeXml(ground)}"/>
<g ${font} font-size="${HEAD_SIZE}" fill="${escapeXml(ink)}">
${[...head, xTitle].join('\n')}
</g>
${key}<g transform="translate(${MARGIN} ${top})">${underlayMarkup(under, paint)}${content}</g>
<g ${font} font-size="${SMALL}" fill="${escapeXml(soft)}">${origin.join('')}</g>
</svg>
`;
}
