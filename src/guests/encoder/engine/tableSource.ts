// The rows of a table as records for a model, with all columns of numbers but the label.
import { labelText } from '../../../audit/datasets/tableFiles/labels';
import {
  cellText,
  columnName,
  describeCell,
  type RawTable,
  unusedNotices,
} from '../../../audit/datasets/tableFiles/rawTable';
import { escapedText } from '../../../base/sentences/escaped';

import { rowShape } from './modelInput';
import type { RecordSource } from './recordSource';
import { LABEL, RECORDS } from './refusals';
import { ENCODER_RECORDS } from './sentences';

/** The records of a table. A notice names columns of text, which are left out. Throws an InputError for an unknown label column. */
export function tableSource(table: RawTable, label: number, name: string): RecordSource {
  if (!(Number.isInteger(label) && label >= 0 && label < table.columns))
    throw LABEL.unknown(ENCODER_RECORDS.noColumn({ column: label, last: table.columns - 1 }));
  const all = Array.from({ length: table.columns }, (_, j) => j).filter((j) => j !== label);
  const columns = all.filter((j) => !isText(table, j));
  const left = all.filter((j) => isText(table, j)).map((j) => columnName(table, j));
  return {
    count: table.rows,
    labelOf: (record) => cellText(table, record, label),
    nameOf: (record) => ENCODER_RECORDS.row({ number: record + 1, table: name }),
    notices: [
      ...(left.length > 0 ? [ENCODER_RECORDS.textLeftOut({ columns: left.join(', ') })] : []),
      ...unusedNotices(table),
    ],
    fit(input) {
      // labels are checked only now, so that a table can be shown first, and another label column chosen
      for (let row = 0; row < table.rows; row++) labelText(table, row, label);
      return {
        shape: rowShape(input, columns.length),
        async fill(record, out, at) {
          columns.forEach((column, k) => {
            const value = table.numbers[record * table.columns + column];
            if (Number.isNaN(value))
              throw RECORDS.notANumber(
                ENCODER_RECORDS.noNumber({
                  place: describeCell(table, record, column),
                  text: escapedText(cellText(table, record, column)),
                }),
              );
            if (!Number.isFinite(Math.fround(value)))
              throw RECORDS.tooLarge(
                ENCODER_RECORDS.beyondFloat({ place: describeCell(table, record, column), value }),
              );
            out[at + k] = value;
          });
          return true;
        },
      };
    },
  };
}

function isText(table: RawTable, column: number): boolean {
  for (let row = 0; row < table.rows; row++) {
    if (!Number.isNaN(table.numbers[row * table.columns + column])) return false;
  }
  return true;
}
