// What the rest of the house uses of the scenario.
export { axisValues, axisWindow, homeWindow, ownIndex, rowValues } from './axisWindow';
export { STEP_KEYS, stepValue } from './controls';
export { DEFAULT_SCENARIO } from './defaults';
export { drawsMu, expectedBatchSize, samplingRateFromBatch } from './derived';
export {
  choicesOf,
  FIELD_LIST,
  FIELDS,
  type FieldName,
  type FieldReading,
  fieldOfKey,
  type NumberFieldName,
  readNumberField,
  writeNumberField,
} from './fields/fields';
export { formatLink, linksTo, parseLink } from './link';
export { mechanismOf, sameMechanism } from './mechanism';
export { exactNumber, parseNumber, roundedNumber } from './numberText';
export type { Preset } from './presets/preset';
export { findPreset, PRESETS, presetScenario } from './presets/presets';
export { TRAINING_PRESETS } from './presets/trainingPresets';
export { LONGEST_LINK } from './query';
export { dealtEpochs, drawnRun, hasAddRemove, withPoisson } from './sampling';
export { changeScenario, checkScenario, type ParsedScenario, sameScenario } from './schema';
export type {
  Axis,
  AxisWindow,
  CanaryChoice,
  EstimatorChoice,
  Sampling,
  Scenario,
  ScenarioProblem,
} from './types';
export {
  DEFAULT_VIEW,
  EMBED_FIGURES,
  type EmbedFigure,
  exactOrigin,
  type GuestPage,
  SHOWABLE,
  type Showable,
  SIDE_PAGES,
  type SidePage,
  VIEW_KEYS,
  type View,
} from './view';
