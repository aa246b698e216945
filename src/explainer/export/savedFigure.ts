// A figure that can be taken away: what the pieces that save it must know of it, whichever it is. Everything is made on
// the click, from what is drawn then.
import { t } from '@lingui/core/macro';
import { download } from './download';
import { type Ground, readDrawing } from './figureSvg';
import type { LegendEntry, Underlay } from './marks';
import { type Lettering, typeFor } from './pictureType';
import { type Provenance, provenanceLines } from './provenance';
import { rasterise } from './rasterise';
import { type SvgParts, svgDocument, svgSize } from './svgDocument';

interface FigureWords {
  title: string;
  /** In words, for those who do not see it. */
  description: string;
  /** Above the drawing: what its vertical axis is of, or what it shows. */
  head: string;
  /** Under it: what its horizontal axis is of. Absent where the drawing says so itself. */
  foot?: string;
  provenance: Provenance;
}

export interface SavedFigure {
  /** Start of the files' names: 'adjacency-lab-figure'. */
  file: string;
  /** What the buttons save: 'the figure', 'the data'. */
  picture: string;
  data: string;
  /** Finds the drawing: an svg element, or several that lie one upon another. */
  drawing: string;
  /** What the drawing does not name itself. */
  legend?: readonly LegendEntry[];
  /** What the page has painted under the drawing. */
  under?: () => readonly Underlay[];
  /** There is something to save. */
  ready: boolean;
  words: () => FigureWords;
  /** Null where there is nothing yet. */
  csv: (() => string) | null;
  json: (() => string) | null;
}

export type PictureKind = 'svg' | 'png';
export type DataKind = 'csv' | 'json';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv', json: 'application/json' } as const;

/** What a PNG says of itself, under the keys its format has for it. */
const pngWords = ({ title, description, provenance }: FigureWords) => ({
  Title: title,
  Description: description,
  Software: `${provenance.name} ${provenance.version}`,
  Source: provenance.link,
  Comment: provenanceLines(provenance).join('\n'),
});

/** Hands the picture to the reader. Answers what to say about it. */
export async function savePicture(figure: SavedFigure, kind: PictureKind, ground: Ground): Promise<string> {
  const { legend = [] } = figure;
  const under = figure.under?.() ?? [];
  const svgs = [...document.querySelectorAll<SVGSVGElement>(figure.drawing)];
  const colours = [...legend, ...under].map(({ colour }) => colour);
  const drawing = readDrawing(svgs, ground, colours);
  if (!drawing) return t`The figure is not drawn yet; try again in a moment.`;
  const words = figure.words();
  const { content, letterings, ...rest } = drawing;
  const { provenance, ...titles } = words;
  const lines = provenanceLines(provenance);
  const around = [titles.head, titles.foot ?? '', ...legend.map(({ text }) => text), ...lines].join('');
  const name = `${figure.file}.${kind}`;
  const format = kind.toUpperCase();
  try {
    const type = await typeOrNone([
      ...letterings,
      { family: rest.fontFamily, style: 'normal', text: around },
    ]);
    const parts: SvgParts = { ...rest, ...titles, drawing: content, under, legend, lines, type: type ?? '' };
    const svg = svgDocument(parts);
    if (kind === 'svg') download(name, svg, TYPES.svg);
    else {
      const png = await rasterise(svg, svgSize(parts), pngWords(words));
      download(name, new Uint8Array(png), TYPES.png);
    }
    return type === null
      ? t`${format} saved, in this machine’s own type: the page’s did not come.`
      : t`${format} saved.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A picture in other type is better than none. */
const typeOrNone = (letterings: readonly Lettering[]): Promise<string | null> =>
  typeFor(letterings).catch(() => null);

/** Hands the data to the reader. Answers what to say about it. */
export function saveData(figure: SavedFigure, kind: DataKind): string {
  const text = figure[kind]?.();
  if (text === undefined) return t`There are no data yet.`;
  download(`${figure.file}.${kind}`, text, TYPES[kind]);
  const format = kind.toUpperCase();
  return t`${format} saved.`;
}
