// What the rest of the house uses of the scenario.
export {
  type AxisWindow,
  axisValues,
  axisWindow,
  ownIndex,
  shownValues,
} from './axisWindow';
export { checkpointSteps } from './checkpoints';
export { sliderPosition, sliderValue, stepValue } from './controls';
export { DEFAULT_SCENARIO } from './defaults';
export { batchText, epochs, epochsText, expectedBatchSize, samplingRateFromBatch } from './derived';
export {
  type ChoiceField,
  type ChoiceFieldName,
  FIELD_LIST,
  FIELDS,
  type Field,
  type FieldName,
  type FieldReading,
  fieldOfKey,
  fieldRange,
  fieldTitle,
  type ListField,
  type NumberField,
  type NumberFieldName,
  type RuleField,
  readNumberField,
  type SliderRange,
  type SubsetField,
  writeNumberField,
} from './fields';
export { formatScenarioFile, parseScenarioFile } from './file';
export {
  formatLink,
  LONGEST_LINK,
  linkParameters,
  type ParsedLink,
  type ParseLinkOptions,
  parseLink,
  sameLink,
} from './link';
export { LINK_VERSION } from './migrations';
export { exactNumber, parseNumber, roundedNumber, shortestNumber, superscript } from './numberText';
export type { Preset } from './preset';
export { findPreset, PRESETS, presetScenario } from './presets';
export {
  changeScenario,
  checkScenario,
  type ParsedScenario,
  sameScenario,
  scenarioSchema,
} from './schema';
export { TRAINING_PRESETS } from './trainingPresets';
export type {
  Axis,
  CanaryChoice,
  DatasetChoice,
  EpsilonScale,
  EstimatorChoice,
  ModelChoice,
  OptimizerChoice,
  Scenario,
  ScenarioProblem,
  TargetChoice,
} from './types';
export {
  DEFAULT_VIEW,
  EMBED_FIGURES,
  type EmbedFigure,
  exactOrigin,
  formatAddress,
  formatView,
  type ParsedAddress,
  type ParsedView,
  parseAddress,
  parseView,
  SHOWABLE,
  type Showable,
  VIEW_KEYS,
  type View,
  viewParameters,
} from './view';
