// The marks that tell attacks apart without colour.

export type MarkShape = 'circle' | 'square' | 'triangle' | 'diamond';

/** SVG path of a mark around a point; the four shapes look equally large. */
export function markPath(shape: MarkShape, x: number, y: number, radius: number): string {
  if (shape === 'circle') {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }
  if (shape === 'square') {
    const half = 0.88 * radius;
    return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
  }
  if (shape === 'diamond') {
    const half = 1.25 * radius;
    return `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
  }
  const half = 1.2 * radius;
  return `M${x} ${y - 1.15 * radius}L${x + half} ${y + 0.95 * radius}H${x - half}Z`;
}
