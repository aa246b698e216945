// The exports that other folders use of this one.
export { axisValues, axisWindow, homeWindow, ownIndex, rowValues } from './axisWindow';
export { STEP_KEYS, stepValue } from './controls';
export { DEFAULT_SCENARIO } from './defaults';
export { drawsMu, expectedBatchSize, samplingRateFromBatch } from './derived';
export {
  choicesOf,
  FIELD_LIST,
  FIELDS,
  type FieldName,
  fieldOfKey,
  type NumberFieldName,
  readNumberField,
  writeNumberField,
} from './fields/fields';
export { formatLink, linksTo, parseLink } from './link';
export { mechanismOf, sameMechanism } from './mechanism';
export { exactNumber, parseNumber, roundedNumber } from './numberText';
export { type DescribedPreset, type Preset, presetScenario } from './presets/preset';
export { TRAINING_PRESETS } from './presets/trainingPresets';
export { LONGEST_FORM, LONGEST_LINK } from './query';
export { isRecordSource, RECORD_SOURCES } from './recordSources';
export { dealtEpochs, drawnRun, hasAddRemove, withPoisson } from './sampling';
export { changeScenario, checkScenario, sameScenario } from './schema';
export type {
  Axis,
  AxisWindow,
  CanaryChoice,
  EstimatorChoice,
  RecordSourceId,
  Sampling,
  Scenario,
  ScenarioProblem,
} from './types';
export {
  ALL_SIDE_PAGES,
  DEFAULT_VIEW,
  EMBED_FIGURES,
  type EmbedFigure,
  exactOrigin,
  type GuestPage,
  hasFormOfArticle,
  LECTURE_PLAN_IDS,
  type LecturePlanId,
  SHOWABLE,
  type Showable,
  type SidePageName,
  VIEW_KEYS,
  type View,
} from './view';
