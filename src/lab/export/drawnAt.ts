// Draws a figure at another width while it is read for a picture. Figures follow the width of their box.
import { drawForPicture } from '../state/forPicture';

/** Longest time in milliseconds to wait until a figure has followed its box. */
const LONGEST = 1500;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Reads what `find` gives once its first drawing is `width` px wide, or after a while as wide as it has become. */
export async function drawnAt<Result>(
  width: number,
  find: () => readonly SVGSVGElement[],
  read: (svgs: readonly SVGSVGElement[]) => Result,
): Promise<Result> {
  const box = find()[0]?.closest<HTMLElement>('.plain-figure, .figure-box') ?? find()[0]?.parentElement;
  if (!box) return read(find());
  const { width: before, maxWidth, minWidth } = box.style;
  const widthOf = () => Number(find()[0]?.getAttribute('width'));
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  Object.assign(box.style, { width: `${width + padding}px`, maxWidth: 'none', minWidth: '0' });
  drawForPicture(true);
  try {
    const end = performance.now() + LONGEST;
    while (Math.abs(widthOf() - width) > 1 && performance.now() < end) await frame();
    // labels that are placed relative to others follow one frame later
    await frame();
    await frame();
    return read(find());
  } finally {
    drawForPicture(false);
    Object.assign(box.style, { width: before, maxWidth, minWidth });
  }
}
