// Chances as rows of squares, of which some are filled: each square stands for one guess. Pure; lengths are in px.
type MarkPlan = ReturnType<typeof markPlan>;

const COLUMNS = { 10: 10, 100: 50, 1000: 100 } as const;

/** Number of squares for a chance: the least of 10, 100 and 1000 of which at least one is filled, or 1000. */
export function markPlan(chance: number) {
  const enough = chance * (1 + 1e-9);
  const marks = enough * 10 >= 1 ? 10 : enough * 100 >= 1 ? 100 : 1000;
  return { marks, columns: COLUMNS[marks] };
}

const px = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * Paths of the empty, the filled and the partly filled squares, at most `width` px wide and `tall` px high. `part` is filled
 * from its left.
 */
export function markShapes({ marks, columns }: MarkPlan, chance: number, width: number, tall: number) {
  const rows = marks / columns;
  const pitch = Math.min(width / columns, tall / rows);
  const side = pitch * (marks === 10 ? 0.84 : 0.76);
  const filled = Math.min(marks, chance * marks);
  const whole = Math.floor(filled + 1e-9);
  const box = (i: number, share: number) => {
    // Many squares are filled column by column, so that the filled ones form a block.
    const [column, row] =
      rows > 2 ? [Math.floor(i / rows), i % rows] : [i % columns, Math.floor(i / columns)];
    return `M${px(column * pitch)} ${px(row * pitch)}h${px(side * share)}v${px(side)}h-${px(side * share)}z`;
  };
  let all = '';
  let full = '';
  for (let i = 0; i < marks; i++) {
    if (i < whole) full += box(i, 1);
    else all += box(i, 1);
  }
  const rest = filled - whole;
  return { all, full, part: whole < marks && rest > 1e-9 ? box(whole, rest) : '', height: rows * pitch };
}
