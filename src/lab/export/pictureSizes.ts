// The sizes that a picture can be saved in: as it is drawn on the page, or for a slide, a column or a page of print. In those three no text
// but subscripts is smaller than eight points. Pure.

export type PictureSize = 'drawn' | 'slide' | 'column' | 'page';

export interface PrintSize {
  /** Width of the picture on paper or on a slide, in cm. */
  cm: number;
  /** Height over width where that is fixed; null where the picture is as high as the figure needs. */
  aspect: number | null;
}

export const PRINT_SIZES: Readonly<Record<Exclude<PictureSize, 'drawn'>, PrintSize>> = {
  // 10 by 5.625 inches, as slide programs have a wide slide
  slide: { cm: 25.4, aspect: 9 / 16 },
  column: { cm: 8.5, aspect: null },
  page: { cm: 16, aspect: null },
};

/** Size in px of the smallest type in a figure. It comes out at {@link LEAST_POINTS}. */
export const SMALLEST_TYPE = 11;
export const LEAST_POINTS = 8;

const POINTS_PER_CM = 72 / 2.54;

/** The width of a picture in px of its drawing, chosen so that its smallest type comes out at {@link LEAST_POINTS}. */
export const pictureWidth = ({ cm }: PrintSize): number =>
  Math.ceil((cm * POINTS_PER_CM * SMALLEST_TYPE) / LEAST_POINTS) - 1;

/** Size in points, on paper, of type that is `px` high in the drawing. */
export const typePoints = (px: number, size: PrintSize): number =>
  (px * size.cm * POINTS_PER_CM) / pictureWidth(size);

const DOTS_PER_INCH = 300;

/** Dots of a PNG for each px of the picture. */
export const dotsPerPx = (size: PrintSize): number => (size.cm * DOTS_PER_INCH) / 2.54 / pictureWidth(size);
