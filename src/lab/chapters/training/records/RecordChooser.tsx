// What asks the reader for the records of a source, with what others can make records out of.
import type { ComponentType } from 'react';
import { RECORD_CHOOSERS } from '../../../../guests/faces/recordChoosers';
import { RECORD_MAKERS } from '../../../../guests/faces/recordMakers';
import type { RecordMaker } from '../../frame/recordMaker';

type Chooser = ComponentType<{ makers: readonly RecordMaker[] }>;

const CHOOSERS = Object.values<{ id: string; Chooser: Chooser }>(RECORD_CHOOSERS);
const MAKERS = Object.values<RecordMaker>(RECORD_MAKERS);

/** Draws nothing for a set that the project offers. */
export function RecordChooser({ dataset }: { dataset: string }) {
  const source = CHOOSERS.find(({ id }) => id === dataset);
  return source ? <source.Chooser makers={MAKERS} /> : null;
}
