// Sources of records to train on that guests (src/guests) add to the data sets of the project.
import type { ComponentType } from 'react';
import { RECORD_SOURCE_WORDS } from '../../../guests/faces/recordSourceWords';
import type { RecordSourceId } from '../../../scenario';

interface RecordSourceWords {
  /** Name of the source in links and in the scenario. */
  id: RecordSourceId;
  /** Name of the source where data are chosen. */
  title: string;
  /** A sentence below the choice. */
  hint: string;
  /** Words beside the figure while the source has read nothing. */
  Missing: ComponentType;
  /** Words for places outside of chapter 4 that count records; `chapter` is the address of chapter 4. */
  Elsewhere: ComponentType<{ chapter: string }>;
}

export const WORDED_SOURCES = Object.values<RecordSourceWords>(RECORD_SOURCE_WORDS);

/** The source with this name; null for a data set of the project. */
export const recordSourceOf = (dataset: string): RecordSourceWords | null =>
  WORDED_SOURCES.find(({ id }) => id === dataset) ?? null;
