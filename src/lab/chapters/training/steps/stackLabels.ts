// The places of labels in a column, none over another and moved as little as possible, in px. Pure.

/**
 * Middles of labels whose lines end at `y`, at least `spacing` apart and within [top, bottom], with the least sum of
 * squared moves (isotonic regression by pooling neighbours, then a clamp). Labels that are too many for that are spaced
 * evenly.
 */
export function stackLabels(
  requests: readonly { id: string; y: number }[],
  spacing: number,
  top: number,
  bottom: number,
): Map<string, number> {
  const ordered = [...requests].sort((a, b) => a.y - b.y);
  const last = ordered.length - 1;
  const gap = last > 0 ? Math.min(spacing, (bottom - top) / last) : spacing;
  // blocks of labels that stand `gap` apart; `sum / count` is the place of a block's first label
  const blocks: { sum: number; count: number }[] = [];
  ordered.forEach(({ y }, i) => {
    blocks.push({ sum: y - i * gap, count: 1 });
    for (;;) {
      const b = blocks[blocks.length - 1];
      const a = blocks[blocks.length - 2];
      if (!a || a.sum / a.count <= b.sum / b.count) break;
      blocks.splice(-2, 2, { sum: a.sum + b.sum, count: a.count + b.count });
    }
  });
  const places = new Map<string, number>();
  let i = 0;
  for (const { sum, count } of blocks) {
    const start = Math.min(Math.max(sum / count, top), bottom - last * gap);
    for (let j = 0; j < count; j++, i++) places.set(ordered[i].id, start + i * gap);
  }
  return places;
}
