// The sources of records that guests bring to real training, beside the sets that the project offers.

import type { Sentence } from '../base/sentences/sentence';
import { SCENARIO_SOURCES } from '../guests/faces/scenarioSources';
import type { RecordSourceId } from './types';

/** A source of records, as scenarios and links speak of it. */
export interface ScenarioSource {
  /** The name that links know it by, for good. */
  id: RecordSourceId;
  /** Name of its records in sentences about the scenario, such as 'a file of yours'. */
  label: Sentence;
  /** The id of the heading under which chapter 4 asks for records. */
  anchor: string;
}

export const RECORD_SOURCES = Object.values<ScenarioSource>(SCENARIO_SOURCES);

export const isRecordSource = (dataset: string): dataset is RecordSourceId =>
  RECORD_SOURCES.some(({ id }) => id === dataset);
