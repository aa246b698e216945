// A picture that stands on its own: ground, title and description, axis titles, the drawing, where it comes from. Pure
// text; reading the drawing off the page is figureSvg.ts's business.

export interface SvgParts {
  width: number;
  height: number;
  ground: string;
  ink: string;
  soft: string;
  fontFamily: string;
  title: string;
  /** In words, for those who do not see it. */
  description: string;
  /** Serialised elements, drawn from the origin to width, height. */
  drawing: string;
  yTitle: string;
  xTitle: string;
  /** Provenance, in small type under the figure; long lines are broken. */
  lines: readonly string[];
}

const MARGIN = 16;
const HEAD = 26;
const FOOT = 24;
const SMALL = 9;
const SMALL_LINE = 12;

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Characters of the small type that fit the width, at 0.6 em each: wide fonts among those that may stand in. */
function broken(lines: readonly string[], width: number): string[] {
  const most = Math.max(20, Math.floor(width / (SMALL * 0.6)));
  return lines.flatMap((line) => line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []);
}

/** The document's size in px. */
export function svgSize(parts: Pick<SvgParts, 'width' | 'height' | 'lines'>): {
  width: number;
  height: number;
} {
  const small = broken(parts.lines, parts.width).length * SMALL_LINE;
  return { width: parts.width + 2 * MARGIN, height: MARGIN + HEAD + parts.height + FOOT + small + MARGIN };
}

export function svgDocument(parts: SvgParts): string {
  const { width, height } = svgSize(parts);
  const { ground, ink, soft, fontFamily, title, description, drawing } = parts;
  const font = `font-family="${escapeXml(fontFamily)}"`;
  const top = MARGIN + HEAD;
  const bottom = top + parts.height + FOOT;
  const small = broken(parts.lines, parts.width)
    .map((line, i) => `<text x="${MARGIN}" y="${bottom + i * SMALL_LINE + SMALL}">${escapeXml(line)}</text>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeXml(title)}</title>
<desc id="d">${escapeXml([description, ...parts.lines].join('\n'))}</desc>
<rect width="${width}" height="${height}" fill="${escapeXml(ground)}"/>
<g ${font} font-size="13" fill="${escapeXml(ink)}">
<text x="${MARGIN}" y="${MARGIN + 12}">${escapeXml(parts.yTitle)}</text>
<text x="${width - MARGIN}" y="${top + parts.height + 16}" text-anchor="end">${escapeXml(parts.xTitle)}</text>
</g>
<g transform="translate(${MARGIN} ${top})">${drawing}</g>
<g ${font} font-size="${SMALL}" fill="${escapeXml(soft)}">${small}</g>
</svg>
`;
}
