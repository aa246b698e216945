// The width of a label's text, from the browser's own fonts.
let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Width in px at the weight of direct labels. Falls back to a generous guess where there is no canvas. */
export function textWidth(text: string, size: number): number {
  const key = `${size}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.62;
  context.font = `600 ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
  const width = Math.ceil(context.measureText(text).width);
  // before the font has come the width is another font's: do not remember it
  if (document.fonts.status === 'loaded') widths.set(key, width);
  return width;
}
