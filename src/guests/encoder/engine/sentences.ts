// Sentences about a model or records: refusals of those that cannot be used, and notices on those that can.
import { sentences } from '../../../base/sentences/family.ts';

export const ENCODER = sentences('encoder', {
  noValues: 'The output {output:name} has no values. Choose another one.',
  meanRemedy: 'Take the mean over positions, or choose another output.',
  otherOutput: 'Choose another output.',
  tooManyFeatures:
    'The output {output:name} makes {columns:number} features, but at most {most:number} are used. {remedy:said}',
  tooManyValues:
    '{rows:number} records of {columns:number} features are more than {most:number} values. Choose fewer records, or an output of fewer features.',
  notFinite:
    'Feature {feature:number} of {record:said} is {value:number}. Choose another scale of pictures, another output, or the processor.',
  allSame:
    'All {columns:number} features are the same for all {rows:number} records, so they say nothing of them. Choose another output, or another scale of pictures.',
  someSame:
    '{constant:number} of {columns:number} features are the same for all records, so they count as 0.',
  valuesOfType:
    "The model's input {input:name} takes values of type {dtype:name}. Choose a model that takes numbers.",
  shapeOfInput:
    "The model's input {input:name} has the shape {shape:name}. Choose a model that takes a batch of records, as in [batch, ...].",
  noPictureShape:
    'The model takes records of shape {shape:name}, which is no picture of 1 or 3 channels. Choose another model, or a table.',
  sideOutside:
    'side is {side:number}. Give an integer in [1, {most:number}], the height and width of the pictures in pixels.',
  multiple: 'a multiple of {number:number}',
  exactly: '{number:number}',
  otherColumns:
    'The model takes records of shape {shape:name}, and the table has {columns:number} columns of numbers beside the label. Give {needs:said}.',
  outputOfType: 'The output {output:name} is of type {dtype:name}. Choose one that gives numbers.',
  outputShape:
    'The output {output:name} has shape [{shape:name}] for {rows:number} records. Choose one with a row for each.',
  outputShapes:
    'The output {output:name} has shape [{shape:name}] for one batch and [{other:name}] for another. Choose one whose shape does not depend on the records.',
  memory:
    'The model needs {needed:number} MiB at a time, but at most {most:number} MiB are used. Choose a smaller model, or smaller pictures.',
  doesNotRun: 'The model does not run: {why:said} Choose another output, or another model.',
  nothingComputes: 'Nothing computes here, because {why:said}. Choose another engine.',
  also: '{first:said}; {second:said}',
  failed: '{engine:said} failed: {why:said}',
  engine: '{name:name}',
  processor: 'the processor',
  contextLost: 'The graphics context was lost.',
  noWebGpu: 'WebGPU did not start',
  noWebGl: 'WebGL did not start',
  noProcessor: 'the processor did not start',
});

export const ENCODER_MODEL = sentences('encoderModel', {
  chooseTogether: 'Choose model.json together with its .bin files, as tensorflowjs_converter writes them.',
  otherFormat:
    '{name:name} is not in the format of TensorFlow.js. Convert it with tensorflowjs_converter, then choose model.json and its .bin files.',
  noDescription: 'None of the files chosen is a model.json: {names:name}. {remedy:said}',
  severalDescriptions: 'Several of the files chosen may be the model.json: {names:name}. {remedy:said}',
  missingWeights:
    '{name:name} needs weights that are not among the files chosen: {weights:name}. Choose them together with it.',
  namesTwice:
    '{name:name} needs its weights under names of their own, but several files are called {names:name}. Convert the model again into one folder, and choose the files of that one.',
  otherBytes:
    '{weights:name} holds {given:number} bytes where {name:name} describes {needed:number}. Choose the weights that belong to it, whole.',
  tooLarge:
    '{name:name} has {size:number} MiB of weights, but at most {most:number} MiB are loaded. Choose a smaller model, or quantise it.',
  notJson: '{name:name} is not JSON. {remedy:said}',
  noModel: '{name:name} describes no model of TensorFlow.js. {remedy:said}',
  noWeights:
    '{name:name} lists no weights (weightsManifest). Save or convert the model again, with its weights.',
  notLoaded: 'TensorFlow.js cannot load this model: {why:said} Save or convert it again.',
  inputs:
    'The model has {count:number} inputs ({names:name}). Choose one that takes records through a single input.',
  unknownOutput: 'The model has no output {output:quote}. Choose one of its list.',
  unknownLayers:
    'The model has layers that TensorFlow.js does not know: {layers:name}. Convert it as a graph model, which holds operations instead of layers.',
  unknownOperations:
    'Everything that the model gives needs operations that TensorFlow.js does not know: {operations:name}. Convert it without them.',
  apartFromInput: 'Nothing that the model gives depends on its input. Choose another model.',
});

export const ENCODER_RECORDS = sentences('encoderRecords', {
  noPictures:
    'None of the {files:number} files is a picture (PNG, JPEG, WebP, GIF, BMP, AVIF). Choose a folder with a subfolder of pictures for each class.',
  tooManyPictures:
    'There are {pictures:number} pictures, but at most {most:number} are encoded. Choose fewer.',
  oneClass:
    'All {pictures:number} pictures are of one class, {name:quote}. Put those of each class into a folder of its own, and choose the folder around them.',
  oneLeftAlone: 'One file that is no picture was left alone.',
  leftAlone: '{files:number} files that are no pictures were left alone.',
  name: '{name:name}',
  digit: 'digit {number:number}',
  row: 'row {number:number} of {table:name}',
  largeArchive:
    '{name:name} has {size:number} MiB, but at most {most:number} MiB are read. Unpack it and choose the folder.',
  noColumn: 'There is no column {column:number}. Choose one from 0 to {last:number}.',
  textLeftOut: 'Columns of text were left out: {columns:name}.',
  noNumber: 'The cell at {place:said} is {text:quote}. Give a finite number.',
  beyondFloat:
    'The cell at {place:said} is {value:number}, which is beyond the numbers of 32 bits that models compute with. Give a smaller number.',
  noCanvas:
    'This browser cannot decode pictures in the background (OffscreenCanvas). Use a newer one, or a table of pixels.',
  picture: 'The picture',
  undecodedAndOthers:
    '{left:number} of {total:number} pictures could not be decoded and were left out: {names:said} and others.',
  undecoded: '{left:number} of {total:number} pictures could not be decoded and were left out: {names:said}.',
  noneDecoded:
    'None of the {pictures:number} pictures could be decoded, {example:said} for one. Choose pictures that this browser shows (PNG, JPEG, WebP, GIF, BMP, AVIF).',
});
