// A figure that can be saved. Every file is made at the click, from what is drawn then.
import { t } from '@lingui/core/macro';
import { download } from './download';
import { drawnAt } from './drawnAt';
import { type Drawing, type Ground, readDrawing } from './figureSvg';
import type { LegendEntry, Underlay } from './marks';
import { dotsPerPx, type PictureSize, PRINT_SIZES, pictureWidth, SMALLEST_TYPE } from './pictureSizes';
import { typeFor } from './pictureType';
import { type Provenance, provenanceLines } from './provenance';
import { rasterise } from './rasterise';
import { drawingScale, PICTURE_MARGIN, type PictureWords, svgDocument, svgSize } from './svgDocument';

export type SavedWords = PictureWords & { provenance: Provenance };

export interface SavedFigure {
  /** Start of the files' names, such as 'adjacency-lab-figure'. */
  file: string;
  /** Names of what the buttons save, such as 'the figure' and 'the data'. */
  picture: string;
  data: string;
  /** Selector that finds the drawing: an svg element, or several that lie on top of one another. */
  drawing: string;
  /**
   * Draws the figure for `read` where the page shows another one in its place, as wide as a fixed size asks for. It returns null while
   * there is nothing to draw yet.
   */
  aside?: (read: (svgs: readonly SVGSVGElement[]) => Drawing | null, width?: number) => Drawing | null;
  /** Entries for marks that the drawing does not name itself. */
  legend?: readonly LegendEntry[];
  /** Shapes that the page has painted on a canvas under the drawing. */
  under?: () => readonly Underlay[];
  ready: boolean;
  words: () => SavedWords;
  /** Makes the text of a CSV; null while there are no numbers yet. The same holds of `json`. */
  csv: (() => string) | null;
  json: (() => string) | null;
}

type PictureKind = 'svg' | 'png';
type DataKind = 'csv' | 'json';

const TYPES = { svg: 'image/svg+xml', png: 'image/png', csv: 'text/csv', json: 'application/json' } as const;

/** Words that a PNG carries, under the keys that its format defines. */
const pngWords = ({ title, description, provenance }: SavedWords) => ({
  Title: title,
  Description: description,
  Software: `${provenance.name} ${provenance.version}`,
  Source: provenance.link,
  Comment: provenanceLines(provenance).join('\n'),
});

export type MadePicture = NonNullable<Awaited<ReturnType<typeof makePicture>>>;

/** A picture of the figure; null where that is not drawn yet. @throws Error when the browser cannot rasterise it */
export async function makePicture(
  figure: SavedFigure,
  kind: PictureKind,
  ground: Ground,
  size: PictureSize = 'drawn',
) {
  // the caller may be within a render of React, which draws nothing else until that render has ended
  await Promise.resolve();
  const { legend = [] } = figure;
  const under = figure.under?.() ?? [];
  const print = size === 'drawn' ? null : PRINT_SIZES[size];
  const find = () => [...document.querySelectorAll<SVGSVGElement>(figure.drawing)];
  const colours = [...legend, ...under].map(({ colour }) => colour);
  const words = figure.words();
  const measures = { ...words, legend, lines: provenanceLines(words.provenance), print };
  const read = (drawn: readonly SVGSVGElement[]) => {
    if (print === null) return readDrawing(drawn, ground, colours);
    const [width, height] = [
      Number(drawn[0]?.getAttribute('width')),
      Number(drawn[0]?.getAttribute('height')),
    ];
    const scale = width > 0 ? drawingScale({ ...measures, width, height }) : 1;
    return readDrawing(drawn, ground, colours, SMALLEST_TYPE / scale);
  };
  const drawing =
    find().length === 0 && figure.aside
      ? figure.aside(read, print === null ? undefined : pictureWidth(print) - 2 * PICTURE_MARGIN)
      : print === null
        ? read(find())
        : await drawnAt(pictureWidth(print) - 2 * PICTURE_MARGIN, find, read);
  if (!drawing) return null;
  const { letterings, ...drawn } = drawing;
  const { provenance, ...titles } = words;
  const lines = provenanceLines(provenance);
  const around = [titles.head, titles.foot ?? '', ...legend.map(({ text }) => text), ...lines].join('');
  const texts = [...letterings, { family: drawn.fontFamily, style: 'normal', text: around }];
  // a picture in another font is better than none
  const type = await typeFor(texts).catch(() => null);
  const parts = { ...drawn, ...titles, under, legend, lines, print, type: type ?? '' };
  const svg = svgDocument(parts);
  // `ownType` says whether the picture carries the page's fonts, whose files may have failed to load
  const named = size === 'drawn' ? figure.file : `${figure.file}-${size}`;
  const made = { name: `${named}.${kind}`, type: TYPES[kind], ownType: type !== null };
  if (kind === 'svg') return { ...made, content: svg };
  const png = await rasterise(svg, svgSize(parts), pngWords(words), print ? dotsPerPx(print) : undefined);
  return { ...made, content: new Uint8Array(png) };
}

/** Saves a picture, and resolves to the sentence that tells the reader what happened. */
export async function savePicture(
  figure: SavedFigure,
  kind: PictureKind,
  ground: Ground,
  size: PictureSize,
): Promise<string> {
  const format = kind.toUpperCase();
  try {
    const made = await makePicture(figure, kind, ground, size);
    if (made === null) return t`The figure is not drawn yet. Save it again in a moment.`;
    download(made.name, made.content, made.type);
    return made.ownType
      ? t`${format} saved.`
      : t`${format} saved, in this machine’s own type, because the page’s did not come.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function saveData(figure: SavedFigure, kind: DataKind): string {
  const text = figure[kind]?.();
  if (text === undefined) return t`There are no data yet.`;
  download(`${figure.file}.${kind}`, text, TYPES[kind]);
  return t`${{ format: kind.toUpperCase() }} saved.`;
}
