// The words of the form for an encoder: model, records, settings, progress and result.
import { plural, t } from '@lingui/core/macro';
import { countText, durationText } from '../../../lab/notation/formatNumber';
import type {
  EngineName,
  ModelInput,
  ModelOutput,
  ModelSummary,
  OpenShape,
  PictureScale,
  Pooling,
} from '../engine/types';
import type { EncoderEntry } from './encoderStore';

/** A shape in words, such as "8 × 8 × 1", with "?" for a length that the model leaves open. */
const lengths = (shape: OpenShape): string => shape.map((length) => length ?? '?').join(' × ');

function inputText({ shape, picture }: ModelInput): string {
  if (picture === null) {
    const numbers = lengths(shape);
    return t`It takes records of ${numbers} numbers.`;
  }
  const height = picture.height ?? '?';
  const width = picture.width ?? '?';
  return picture.channels === 1
    ? t`It takes grey pictures of ${height} × ${width} pixels.`
    : t`It takes colour pictures of ${height} × ${width} pixels.`;
}

const FORMATS = { graph: t`a graph`, layers: t`layers` } as const;

export function modelText({ name, format, parameters, bytes, input, unsupported }: ModelSummary): string {
  const count = countText(parameters);
  const size = sizeText(bytes);
  const kind = FORMATS[format];
  const takes = inputText(input);
  const facts = t`${name}: ${kind} with ${count} parameters in ${size}. ${takes}`;
  if (unsupported.length === 0) return facts;
  const names = unsupported.join(', ');
  const left = t`Not supported here, with everything behind it: ${names}.`;
  return `${facts} ${left}`;
}

function sizeText(bytes: number): string {
  const mebibytes = countText(Math.round(bytes / 2 ** 20));
  const kibibytes = countText(Math.max(1, Math.round(bytes / 2 ** 10)));
  return bytes >= 2 ** 20 ? t`${mebibytes} MiB` : t`${kibibytes} KiB`;
}

export function outputText({ name, shape, what, final }: ModelOutput): string {
  const size = shape === null ? '' : `, ${lengths(shape)}`;
  return final ? t`${name} (${what}${size}): what the model gives` : `${name} (${what}${size})`;
}

/** Number of classes that are listed by name. */
const LISTED = 12;

export function recordsText(records: NonNullable<EncoderEntry['records']['summary']>): string {
  const listed = records.classes.slice(0, LISTED).map(({ name, records: count }) => `${name} ${count}`);
  const named = listed.join(', ');
  const rest = records.classes.length - listed.length;
  const classes = rest > 0 ? t`${named} and ${rest} more` : named;
  const { name } = records;
  const count = countText(records.records);
  return records.kind === 'pictures'
    ? t`${name}: ${count} pictures. By class: ${classes}.`
    : t`${name}: ${count} rows. By class: ${classes}.`;
}

export const SCALES: readonly { value: PictureScale; label: string }[] = [
  { value: 'unit', label: t`0 to 1` },
  { value: 'symmetric', label: t`−1 to 1` },
  { value: 'imagenet', label: t`0 to 1, less ImageNet’s mean, over its deviation` },
  { value: 'bytes', label: t`0 to 255, as they are` },
];

export const POOLINGS: readonly { value: Pooling; label: string }[] = [
  { value: 'mean', label: t`their mean` },
  { value: 'flatten', label: t`all of them in a row` },
];

export const ENGINE_CHOICES: readonly { value: 'auto' | EngineName; label: string }[] = [
  { value: 'auto', label: t`the first of these that works` },
  { value: 'webgpu', label: t`WebGPU` },
  { value: 'webgl', label: t`WebGL` },
  { value: 'cpu', label: t`the processor` },
];

const WHERE: Readonly<Record<EngineName, string>> = {
  webgpu: t`on the graphics card, by WebGPU,`,
  webgl: t`by WebGL`,
  cpu: t`on the processor`,
};

export function progressText({ progress }: EncoderEntry['run']): string {
  if (progress === null) return t`starting`;
  const where = WHERE[progress.engine];
  if (progress.phase === 'loading') return t`loading the model ${where}`;
  const done = countText(progress.done);
  const total = countText(progress.total);
  if (progress.secondsLeft === null) return t`${done} of ${total} records ${where}`;
  const left = durationText(progress.secondsLeft);
  return t`${done} of ${total} records ${where}, ${left} left`;
}

export function replyText(reply: NonNullable<EncoderEntry['run']['reply']>): string {
  const where = reply.emulated ? t`by WebGL, which software imitates here,` : WHERE[reply.engine];
  const took = durationText(reply.elapsed / 1000);
  const rows = countText(reply.rows);
  const memory = sizeText(reply.plan.bytes);
  const made = plural(reply.columns, {
    one: `${rows} records became # feature each ${where} in ${took}.`,
    other: `${rows} records became # features each ${where} in ${took}.`,
  });
  const planned = plural(reply.plan.batch, {
    one: `One record at a time took ${memory} beside the model’s weights.`,
    other: `# records at a time take about ${memory} beside the model’s weights.`,
  });
  return `${made} ${planned}`;
}
