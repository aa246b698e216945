// The columns of the table of records, from which both the table on the page and the saved files are made. Pure.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../base/language/numbers';
import type { Columns } from '../../../lab/export/columns';
import type { PlanePoint } from '../engine/plane/plane';
import { classText, nameOf } from './plane/PlaneRecords';

/** A record with its number, which is 0 for Ana's. */
type NumberedRecord = PlanePoint & { record: number };

export const RECORD_COLUMNS: Columns<NumberedRecord> = [
  { value: ({ record }) => record, heading: t`Record`, shown: ({ record }) => nameOf(record) },
  { csv: 'x', json: 'x', value: ({ x }) => x, heading: t`to the right`, shown: ({ x }) => decimalText(x, 2) },
  { csv: 'y', json: 'y', value: ({ y }) => y, heading: t`upwards`, shown: ({ y }) => decimalText(y, 2) },
  {
    csv: 'label',
    json: 'label',
    value: ({ label }) => label,
    heading: t`class`,
    shown: ({ label }) => classText(label),
  },
];
