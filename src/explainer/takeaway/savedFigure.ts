// A figure that can be taken away: what the pieces that save it must know of it, whichever it is. Everything is made on
// the click, from what is drawn then.
import { download } from '../share/download';
import { type Ground, readDrawing } from './figureSvg';
import { type Provenance, provenanceLines } from './provenance';
import { rasterise } from './rasterise';
import { type SvgParts, svgDocument, svgSize } from './svgDocument';

export interface FigureWords {
  title: string;
  /** In words, for those who do not see it. */
  description: string;
  yTitle: string;
  xTitle: string;
  provenance: Provenance;
}

export interface SavedFigure {
  /** Start of the files' names: 'adjacency-lab-figure'. */
  file: string;
  /** What the buttons save: 'the figure', 'the data'. */
  picture: string;
  data: string;
  /** Finds the element with the drawing in it. */
  box: string;
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
  const box = document.querySelector(figure.box);
  const drawing = box && readDrawing(box, ground);
  if (!drawing) return 'The figure is not drawn yet; try again in a moment.';
  const words = figure.words();
  const { content, ...rest } = drawing;
  const { provenance, ...titles } = words;
  const parts: SvgParts = { ...rest, ...titles, drawing: content, lines: provenanceLines(provenance) };
  const name = `${figure.file}.${kind}`;
  try {
    const svg = svgDocument(parts);
    if (kind === 'svg') download(name, svg, TYPES.svg);
    else {
      const png = await rasterise(svg, svgSize(parts), pngWords(words));
      download(name, new Uint8Array(png), TYPES.png);
    }
    return `${kind.toUpperCase()} saved.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Hands the data to the reader. Answers what to say about it. */
export function saveData(figure: SavedFigure, kind: DataKind): string {
  const text = figure[kind]?.();
  if (text === undefined) return 'There are no data yet.';
  download(`${figure.file}.${kind}`, text, TYPES[kind]);
  return `${kind.toUpperCase()} saved.`;
}
