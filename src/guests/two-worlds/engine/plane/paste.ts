// Reads a reader's own records from pasted text, with two columns of numbers and one of two classes, and puts them on the plane.

import { strToU8 } from 'fflate';
import { parseCsv } from '../../../../audit/datasets/tableFiles/csv';
import { isMissing } from '../../../../audit/datasets/tableFiles/labels';
import { shortened } from '../../../../audit/datasets/tableFiles/rawTable';
import { InputError, refusals } from '../../../../base/numerics/errors';
import type { Sentence } from '../../../../base/sentences/sentence';
import { snapped } from './code';
import { MOST_POINTS, requirePlane } from './plane';
import { PASTE } from './sentences';

type PastedSide = ReturnType<typeof sideOf>;

export type PastedPlane = ReturnType<typeof readPastedPlane>;

/** Characters of a cell that are read; cells that differ only beyond them count as equal. */
const SHOWN = 60;
/** Coordinate of the outermost records of a side that is scaled, with room to the edge. */
export const REACH = 0.9;

/** The name that errors give to pasted text, which comes from no file. */
const PASTED = 'paste';

const refuse = (sentence: Sentence): never => {
  throw refusals(PASTED).malformed(sentence);
};

/** The table in a pasted text. What refuses it speaks of a file by its name, in place of which it must speak of the paste. */
function pastedTable(text: string): ReturnType<typeof parseCsv> {
  try {
    return parseCsv(strToU8(text), { field: PASTED });
  } catch (error) {
    if (!(error instanceof InputError) || !error.sentence) throw error;
    const { code, field, sentence } = error;
    const params = { ...sentence.params, file: PASTE.source };
    throw new InputError(code, field, { ...sentence, params });
  }
}

/**
 * Reads one record a line, `x, y, class`, with commas, semicolons or tabs between, with or without a line of names.
 * A side with a number beyond [-1, 1] is scaled to the plane, each side by itself. Throws an InputError that names
 * the line and what to do.
 */
export function readPastedPlane(text: string) {
  if (text.trim() === '') refuse(PASTE.empty);
  const table = pastedTable(text);
  const { rows, columns, numbers, texts, lines, names } = table;
  if (columns !== 3) {
    refuse(PASTE.columns({ line: lines[0], columns }));
  }
  if (rows < 2 || rows > MOST_POINTS) {
    refuse(PASTE.records({ rows, most: MOST_POINTS }));
  }
  const cell = (row: number, column: number) =>
    shortened(texts.get(3 * row + column) ?? String(numbers[3 * row + column]), SHOWN);
  const classes: string[] = [];
  for (let row = 0; row < rows; row++) {
    const line = lines[row];
    for (const [column, side] of ['x', 'y'].entries()) {
      if (!Number.isNaN(numbers[3 * row + column])) continue;
      refuse(PASTE.noNumber({ line, text: cell(row, column), side }));
    }
    const own = cell(row, 2);
    if (own === '') refuse(PASTE.noClass({ line }));
    if (isMissing(own)) {
      refuse(PASTE.classForMissing({ line, text: own }));
    }
    if (classes.includes(own)) continue;
    if (classes.length === 2) {
      const [first, second] = classes;
      refuse(PASTE.thirdClass({ line, text: own, first, second }));
    }
    classes.push(own);
  }
  if (classes.length < 2) refuse(PASTE.oneClass({ text: classes[0] }));
  // two numbers are ordered as numbers, and other names by the alphabet
  classes.sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
  const side = (column: 0 | 1) => sideOf(numbers, column, names?.[column] ?? null);
  const [x, y] = [side(0), side(1)];
  const plane = {
    points: Array.from({ length: rows }, (_, row) => ({
      x: placed(numbers[3 * row], x),
      y: placed(numbers[3 * row + 1], y),
      label: cell(row, 2) === classes[1] ? (1 as const) : (0 as const),
    })),
    ana: 0,
  };
  return {
    plane: snapped(requirePlane(plane)),
    x,
    y,
    classes: [shortened(classes[0]), shortened(classes[1])] as const,
  };
}

/** Range of a side. If the side is scaled, `least` is put at -0.9 and `most` at 0.9. Numbers within [-1, 1] stay as they are. */
function sideOf(numbers: Float64Array, column: 0 | 1, name: string | null) {
  let least = Infinity;
  let most = -Infinity;
  for (let at = column; at < numbers.length; at += 3) {
    least = Math.min(least, numbers[at]);
    most = Math.max(most, numbers[at]);
  }
  return { name, least, most, scaled: least < -1 || most > 1 };
}

function placed(value: number, { least, most, scaled }: PastedSide): number {
  if (!scaled) return value;
  // computed with halves, because the difference of two finite numbers need not be finite
  const half = most / 2 - least / 2;
  const middle = most / 2 + least / 2;
  return half > 0 ? Math.max(-REACH, Math.min(REACH, (REACH * (value / 2 - middle / 2)) / (half / 2))) : 0;
}
