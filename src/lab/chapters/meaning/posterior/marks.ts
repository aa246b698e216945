// Chances as marks that fill: how many marks there are, and which are filled. A mark is a guess. Pure; px.
type MarkPlan = ReturnType<typeof markPlan>;

const COLUMNS = { 10: 10, 100: 50, 1000: 100 } as const;

/** The fewest marks, of a thousand at most, of which at least one is filled. */
export function markPlan(chance: number) {
  const enough = chance * (1 + 1e-9);
  const marks = enough * 10 >= 1 ? 10 : enough * 100 >= 1 ? 100 : 1000;
  return { marks, columns: COLUMNS[marks] };
}

const px = (value: number): string => String(Math.round(value * 100) / 100);

/** Shapes of the marks, in px, as high as ten in a row would be at most `tall`. `part` is filled from its left. */
export function markShapes({ marks, columns }: MarkPlan, chance: number, width: number, tall: number) {
  const rows = marks / columns;
  const pitch = Math.min(width / columns, tall / rows);
  const side = pitch * (marks === 10 ? 0.84 : 0.76);
  const filled = Math.min(marks, chance * marks);
  const whole = Math.floor(filled + 1e-9);
  const box = (i: number, share: number) => {
    // column by column where there are many, so that what is filled is one block
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
