// Sources of records to train on, beside the sets that the project offers, as guests bring them.
import type { ComponentType } from 'react';
import { RECORD_SOURCE_WORDS } from '../../../guests/faces/recordSourceWords';
import type { RecordSourceId } from '../../../scenario';

interface RecordSourceWords {
  /** Name of the source in links, the same as the scenario's. */
  id: RecordSourceId;
  /** Name of the source where data are chosen. */
  title: string;
  /** A sentence under the choice. */
  hint: string;
  /** Words beside the figure while the source has read nothing. */
  Missing: ComponentType;
  /** Words where records are counted outside of chapter 4, whose address is `chapter`. */
  Elsewhere: ComponentType<{ chapter: string }>;
}

export const WORDED_SOURCES = Object.values<RecordSourceWords>(RECORD_SOURCE_WORDS);

/** Null for a set that the project offers. */
export const recordSourceOf = (dataset: string): RecordSourceWords | null =>
  WORDED_SOURCES.find(({ id }) => id === dataset) ?? null;
