// Reads the description of a TensorFlow.js model in model.json, and checks it against the files that came with it.
import { roundTo } from '../../../base/numerics/safeSide';
import * as z from '../../../base/numerics/zod';
import { MODEL } from './refusals';
import { ENCODER_MODEL } from './sentences';

/** Largest number of bytes of weights on disk. A browser's tab would not have room for many times more. */
const WEIGHT_LIMIT = 512 * 2 ** 20;

export interface FileSize {
  name: string;
  bytes: number;
}

export type ModelFiles = ReturnType<typeof readModelFiles>;

const weightSpec = z.object({
  name: z.string(),
  shape: z.array(z.int().check(z.minimum(0))),
  dtype: z.string(),
  quantization: z.optional(z.object({ dtype: z.optional(z.string()) })),
});
type WeightSpec = z.infer<typeof weightSpec>;
const manifest = z
  .array(z.object({ paths: z.array(z.string()), weights: z.array(weightSpec) }))
  .check(z.minLength(1));

/** Bytes of a weight by its type. */
const WIDTHS: Readonly<Record<string, number>> = {
  float32: 4,
  int32: 4,
  complex64: 8,
  float16: 2,
  uint16: 2,
  uint8: 1,
  bool: 1,
};

const OTHER_FORMATS = /\.(?:h5|keras|pb|onnx|pt|pth|tflite|safetensors|npz|pkl)$/i;
const remedy = ENCODER_MODEL.chooseTogether;

/** The name of the file that describes the model. Throws an InputError where no file does, or several might. */
export function findDescription(files: readonly FileSize[]): string {
  const json = files.filter(({ name }) => /\.json$/i.test(name));
  const [only] = json;
  const found =
    json.find(({ name }) => name.toLowerCase() === 'model.json') ?? (json.length === 1 ? only : null);
  if (found) return found.name;
  const other = files.find(({ name }) => OTHER_FORMATS.test(name));
  if (other) throw MODEL.malformed(ENCODER_MODEL.otherFormat({ name: other.name }));
  const names = files.map(({ name }) => name).join(', ');
  throw json.length === 0
    ? MODEL.missing(ENCODER_MODEL.noDescription({ names, remedy }))
    : MODEL.inconsistent(
        ENCODER_MODEL.severalDescriptions({ names: json.map(({ name }) => name).join(', '), remedy }),
      );
}

/** Reads and checks the files of a model. Throws an InputError that names what is wrong, and all files of weights that are missing. */
export function readModelFiles(text: string, name: string, files: readonly FileSize[]) {
  const model = parsed(text, name);
  const format = formatOf(model, name);
  const groups = manifestOf(model, name);
  const paths = groups.flatMap((group) => group.paths);
  const sizes = new Map(files.map((file) => [file.name, file.bytes]));
  const missing = paths.filter((path) => !sizes.has(baseName(path))).map(baseName);
  if (missing.length > 0)
    throw MODEL.missing(ENCODER_MODEL.missingWeights({ name, weights: missing.join(', ') }));
  const names = [paths.map(baseName), files.map((file) => file.name)].flatMap(repeated);
  if (names.length > 0)
    throw MODEL.inconsistent(ENCODER_MODEL.namesTwice({ name, names: [...new Set(names)].join(', ') }));
  let bytes = 0;
  let parameters = 0;
  for (const group of groups) {
    const given = group.paths.reduce((sum, path) => sum + (sizes.get(baseName(path)) ?? 0), 0);
    const needed = group.weights.reduce((sum, spec) => sum + bytesOf(spec), 0);
    if (Number.isFinite(needed) && given !== needed) {
      const weights = group.paths.map(baseName).join(', ');
      throw MODEL.inconsistent(ENCODER_MODEL.otherBytes({ weights, given, name, needed }));
    }
    bytes += given;
    parameters += group.weights.reduce((sum, spec) => sum + count(spec), 0);
  }
  if (bytes > WEIGHT_LIMIT)
    throw MODEL.tooLarge(
      ENCODER_MODEL.tooLarge({ name, size: mebibytes(bytes), most: mebibytes(WEIGHT_LIMIT) }),
    );
  /** Kinds of layers, each once; empty for a graph. */
  const layers = [...new Set(classesIn(model.modelTopology))].sort();
  return { format, weightFiles: paths.map(baseName), parameters, bytes, layers };
}

const repeated = (names: readonly string[]): string[] => names.filter((one, i) => names.indexOf(one) < i);
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const count = ({ shape }: WeightSpec): number => shape.reduce((product, length) => product * length, 1);
export const mebibytes = (bytes: number): string => String(roundTo(bytes / 2 ** 20, 0, 'nearest'));

/** Bytes of some weights; NaN for texts, whose length the description does not give. */
const bytesOf = (spec: WeightSpec): number =>
  count(spec) * (WIDTHS[spec.quantization?.dtype ?? spec.dtype] ?? Number.NaN);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string, name: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // a text that is not JSON is refused below
  }
  throw MODEL.malformed(ENCODER_MODEL.notJson({ name, remedy }));
}

/** The format that a model states, or else the one that its topology shows. */
function formatOf({ format, modelTopology }: Json, name: string): 'graph' | 'layers' {
  if (isObject(modelTopology)) {
    if (format === 'graph-model' || Array.isArray(modelTopology.node)) return 'graph';
    if (format === 'layers-model' || isObject(modelTopology.model_config ?? modelTopology.config))
      return 'layers';
  }
  throw MODEL.malformed(ENCODER_MODEL.noModel({ name, remedy }));
}

function manifestOf({ weightsManifest }: Json, name: string) {
  const read = manifest.safeParse(weightsManifest);
  if (read.success) return read.data;
  throw MODEL.malformed(ENCODER_MODEL.noWeights({ name }));
}

/** Class names of layers. Layers may hold layers, so names below every list of layers count. */
function classesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { layers, layer, config, class_name } = value as Json;
  // an old sequential model writes the list of its layers as its config
  const below = [layers, layer, class_name === 'Sequential' && config].flat();
  const own = below.flatMap((one) => (isObject(one) ? [one.class_name] : []));
  const names = own.filter((name) => typeof name === 'string');
  return [...names, ...Object.values(value).flatMap(classesIn)];
}
