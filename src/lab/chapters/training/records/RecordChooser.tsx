// The form in which the reader gives the records of a source, with forms that make a file of records from something else.
import type { ComponentType } from 'react';
import { RECORD_CHOOSERS } from '../../../../guests/faces/recordChoosers';
import { RECORD_MAKERS } from '../../../../guests/faces/recordMakers';
import type { RecordMaker } from '../../frame/recordMaker';

type Chooser = ComponentType<{ makers: readonly RecordMaker[] }>;

const CHOOSERS = Object.values<{ id: string; Chooser: Chooser }>(RECORD_CHOOSERS);
const MAKERS = Object.values<RecordMaker>(RECORD_MAKERS);

/** The form of a source of records; nothing for a data set of the project. */
export function RecordChooser({ dataset }: { dataset: string }) {
  const source = CHOOSERS.find(({ id }) => id === dataset);
  return source ? <source.Chooser makers={MAKERS} /> : null;
}
