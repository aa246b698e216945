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
import { type PrintSize, pictureWidth, SMALLEST_TYPE } from './pictureSizes';

export interface PictureWords {
  title: string;
  description: string;
  /** Words above the drawing, which name its vertical axis or say what it shows. */
  head: string;
  /** Words under the right end of the drawing, which name its horizontal axis. Absent where the drawing names it itself. */
  foot?: string;
}

export interface SvgParts extends Omit<Drawing, 'letterings'>, PictureWords {
  under?: readonly Underlay[];
  legend?: readonly LegendEntry[];
  /** Provenance, in small type under the figure; long lines are broken. */
  lines: readonly string[];
  /** Size that the picture is made for. Null or absent means as large as it is drawn. */
  print?: PrintSize | null;
  /** The style sheet with the fonts of the picture. Without it the viewer's own fonts are used. */
  type?: string;
}

/** Style for digits of one width. SVG has no such attribute, so the drawing marks the texts by one that this selector finds. */
const TABULAR = '[font-variant-numeric~="tabular-nums"]{font-variant-numeric:tabular-nums}';

/** Margin around a picture, in px. */
export const PICTURE_MARGIN = 16;
const HEAD = 26;
const HEAD_SIZE = 13;
const HEAD_LINE = 18;
const FOOT = 24;
const SMALL = 9;
const SMALL_LINE = 12;

/** Number of characters that fit the width. Each counts 0.6 em, as in a wide font, because the viewer's program may use another font than ours. */
const most = (width: number, size: number): number => Math.max(20, Math.floor(width / (size * 0.6)));

/** The line is broken at the last space that fits; a word that is longer than a line, as a link may be, goes on where it stands. */
function brokenLine(line: string, length: number): string[] {
  const signs = [...line];
  if (signs.length <= length) return [line];
  const space = signs.lastIndexOf(' ', length);
  const word = signs.slice(space + 1);
  const end = word.indexOf(' ');
  const fits = space > 0 && (end < 0 ? word.length : end) <= length;
  const cut = fits ? space : length;
  return [signs.slice(0, cut).join(''), ...brokenLine(signs.slice(fits ? cut + 1 : cut).join(''), length)];
}

const broken = (lines: readonly string[], width: number, size: number): string[] =>
  lines.flatMap((line) => brokenLine(line, most(width, size)));

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most(width, HEAD_SIZE)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Measures = Pick<SvgParts, 'width' | 'height' | 'lines' | 'head' | 'foot' | 'legend' | 'print'>;

function layout({ width: own, height, lines, head, foot, legend = [], print = null }: Measures) {
  const whole = print === null ? own + 2 * PICTURE_MARGIN : pictureWidth(print);
  const width = whole - 2 * PICTURE_MARGIN;
  const heads = wrapped(head, width);
  const smallSize = print === null ? SMALL : SMALLEST_TYPE;
  const smallLine = smallSize + SMALL_LINE - SMALL;
  const small = broken(lines, width, smallSize);
  const legendTop = PICTURE_MARGIN + HEAD + (heads.length - 1) * HEAD_LINE;
  const top = legendTop + legendHeight(legend, width);
  const under = foot === undefined ? PICTURE_MARGIN / 2 : FOOT;
  const around = top + under + small.length * smallLine + PICTURE_MARGIN;
  const room = print?.aspect ? Math.floor(whole * print.aspect) - around : Number.POSITIVE_INFINITY;
  // a drawing that is too wide or too high is made smaller as a whole; none is enlarged
  const scale = Math.min(1, width / own, room / height);
  const drawn = print?.aspect ? room : height * scale;
  const left = PICTURE_MARGIN + (print === null ? 0 : (width - own * scale) / 2);
  const bottom = top + drawn + under;
  return {
    whole,
    width,
    heads,
    small,
    smallSize,
    smallLine,
    legendTop,
    top,
    left,
    scale,
    drawn,
    bottom,
    end: bottom + small.length * smallLine + PICTURE_MARGIN,
  };
}

/** Factor by which the drawing is made smaller (at most 1). Its type is enlarged by as much beforehand. */
export const drawingScale = (parts: Measures): number => layout(parts).scale;

export const svgSize = (parts: Measures): { width: number; height: number } => ({
  width: layout(parts).whole,
  height: Math.ceil(layout(parts).end),
});

export function svgDocument(parts: SvgParts): string {
  const { width, height } = svgSize(parts);
  const { ground, ink, soft, fontFamily, paint, title, description, content, foot } = parts;
  const { under = [], legend = [], type = '' } = parts;
  const {
    heads,
    small,
    smallSize,
    smallLine,
    legendTop,
    top,
    left,
    scale,
    drawn,
    bottom,
    width: inner,
  } = layout(parts);
  const { print = null } = parts;
  const outer =
    print === null
      ? `width="${width}" height="${height}"`
      : `width="${print.cm}cm" height="${((print.cm * height) / width).toFixed(3)}cm"`;
  const font = `font-family="${escapeXml(fontFamily)}"`;
  const head = heads.map(
    (line, i) =>
      `<text x="${PICTURE_MARGIN}" y="${PICTURE_MARGIN + 12 + i * HEAD_LINE}">${withSubscripts(line)}</text>`,
  );
  const xTitle =
    foot === undefined
      ? ''
      : `<text x="${width - PICTURE_MARGIN}" y="${top + drawn + 16}" text-anchor="end">${escapeXml(foot)}</text>`;
  const origin = small.map(
    (line, i) =>
      `<text x="${PICTURE_MARGIN}" y="${bottom + i * smallLine + smallSize}">${escapeXml(line)}</text>`,
  );
  const key =
    legend.length === 0
      ? ''
      : `<g ${font} font-size="${LEGEND_SIZE}" fill="${escapeXml(soft)}" transform="translate(${PICTURE_MARGIN} ${legendTop})">${legendMarkup(legend, inner, paint)}</g>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${outer} viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeXml(title)}</title>
<desc id="d">${escapeXml([description, ...parts.lines].join('\n'))}</desc>
<style>
${escapeXml(`${TABULAR}\n${type}`)}
</style>
<rect width="${width}" height="${height}" fill="${escapeXml(ground)}"/>
<g ${font} font-size="${HEAD_SIZE}" fill="${escapeXml(ink)}">
${[...head, xTitle].join('\n')}
</g>
${key}<g transform="translate(${left} ${top})${scale === 1 ? '' : ` scale(${scale.toFixed(4)})`}">${underlayMarkup(under, paint)}${content}</g>
<g ${font} font-size="${smallSize}" fill="${escapeXml(soft)}">${origin.join('')}</g>
</svg>
`;
}
