// Loads a TensorFlow.js model of either format, so that a batch of records gives the values at one place inside it.
import {
  type GraphModel,
  io,
  type LayersModel,
  loadGraphModel,
  loadLayersModel,
  model as modelOf,
  type SymbolicTensor,
  serialization,
  type Tensor,
} from '@tensorflow/tfjs';
import { escapedText } from '../../../../base/sentences/escaped';
import { PLAIN } from '../../../../base/sentences/plain';
import type { Sentence } from '../../../../base/sentences/sentence';
import { findDescription, type ModelFiles, readModelFiles } from '../../engine/modelFiles';
import { readInput } from '../../engine/modelInput';
import { MODEL, OUTPUT } from '../../engine/refusals';
import { ENCODER_MODEL } from '../../engine/sentences';
import type { ModelInput, ModelOutput, ModelSummary } from '../../engine/types';

export interface LoadedModel {
  input: ModelInput;
  outputs: readonly ModelOutput[];
  unsupported: readonly string[];
  /** Runs a batch and resolves to one of the model's outputs, which the caller disposes of. */
  run(batch: Tensor, output: string): Promise<Tensor>;
  dispose(): void;
}

/** Loads a model. `handler` reads the files, which `files` describes. Throws an InputError for a model that cannot be used. */
export async function loadModel(files: ModelFiles, handler: io.IOHandler): Promise<LoadedModel> {
  if (files.format === 'graph') return openGraph(await loaded(() => loadGraphModel(handler)));
  refuseUnknownLayers(files.layers);
  return openLayers(await loaded(() => loadLayersModel(handler)));
}

async function loaded<Model>(load: () => Promise<Model>): Promise<Model> {
  try {
    return await load();
  } catch (error) {
    throw MODEL.malformed(ENCODER_MODEL.notLoaded({ why: messageOf(error) }));
  }
}

/** The first 300 characters of an error's message, because some messages go on for pages. */
export function messageOf(error: unknown): Sentence {
  const text = (error instanceof Error ? error.message : String(error)).trim().replace(/\s+/g, ' ');
  const short = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return PLAIN.foreign({ text: /[.!?…]$/.test(short) ? short : `${short}.` });
}

function onlyInput<Input>(inputs: readonly Input[], nameOf: (input: Input) => string): Input {
  const [only, ...more] = inputs;
  if (only !== undefined && more.length === 0) return only;
  const names = inputs.map(nameOf).join(', ') || 'none';
  throw MODEL.outOfRange(ENCODER_MODEL.inputs({ count: inputs.length, names }));
}

function unknownOutput(name: string): never {
  throw OUTPUT.unknown(ENCODER_MODEL.unknownOutput({ output: escapedText(name) }));
}

/* Models of layers. */

function refuseUnknownLayers(layers: readonly string[]): void {
  const known = serialization.SerializationMap.getMap().classNameMap;
  const unknown = layers.filter((kind) => !(kind in known));
  if (unknown.length === 0) return;
  throw MODEL.unknown(ENCODER_MODEL.unknownLayers({ layers: unknown.join(', ') }));
}

function openLayers(model: LayersModel): LoadedModel {
  const { name, shape, dtype } = onlyInput(model.inputs, (tensor) => tensor.name);
  const final = new Set(model.outputs.map((tensor) => tensor.sourceLayer.name));
  const places = new Map<string, SymbolicTensor>();
  const outputs: ModelOutput[] = [];
  for (const layer of model.layers) {
    const output = onlyOutput(layer);
    if (output === null || layer.getClassName() === 'InputLayer') continue;
    places.set(layer.name, output);
    outputs.push({
      name: layer.name,
      shape: output.shape.slice(1),
      what: layer.getClassName(),
      final: final.has(layer.name),
    });
  }
  const partial = new Map<string, LayersModel>();
  return {
    input: readInput(name, shape, dtype ?? 'float32'),
    outputs,
    unsupported: [],
    async run(batch, output) {
      const place = places.get(output) ?? unknownOutput(output);
      const part = partial.get(output) ?? modelOf({ inputs: model.inputs, outputs: place });
      partial.set(output, part);
      // predict would otherwise cut the batch into parts of 32 records
      return part.predict(batch, { batchSize: batch.shape[0] as number }) as Tensor;
    },
    dispose: () => void model.dispose(),
  };
}

/** The output of a layer; null where it has several, as then it is unclear which one is meant. */
function onlyOutput(layer: LayersModel['layers'][number]): SymbolicTensor | null {
  try {
    return Array.isArray(layer.output) ? null : layer.output;
  } catch {
    return null;
  }
}

/* Models that are graphs. */

/** A node of the graph inside of tfjs. It is not part of the public interface, so that everything here may be missing. */
interface GraphNode {
  name: string;
  op: string;
  /** Kind of the operation; missing where tfjs does not know the operation. */
  category?: string;
  children: readonly GraphNode[];
}

/** Operations whose value is the same for every record, or is no feature of a record. */
const NO_FEATURES = /^(?:Const|Placeholder|NoOp|Shape|Pack|StridedSlice|Range|Fill|Cast|Identity)/;

function openGraph(graph: GraphModel): LoadedModel {
  const { executor } = graph as unknown as { executor?: { graph?: { nodes?: Record<string, GraphNode> } } };
  const nodes = Object.values(executor?.graph?.nodes ?? {});
  const { name, shape, dtype } = onlyInput(graph.inputs, (input) => input.name);
  const final = new Set(graph.outputs.map((output) => nodeName(output.name)));
  const unknown = nodes.filter(({ category }) => category === undefined);
  const unsupported = [...new Set(unknown.map(({ op }) => op))];
  const fromInput = withAllAfter(nodes.filter((node) => node.name === nodeName(name)));
  const blocked = withAllAfter(unknown);
  const outputs = nodes
    .filter((node) => fromInput.has(node) && !blocked.has(node))
    .filter((node) => final.has(node.name) || !NO_FEATURES.test(node.op))
    .map(
      (node): ModelOutput => ({ name: node.name, shape: null, what: node.op, final: final.has(node.name) }),
    );
  if (outputs.length === 0) {
    dispose(graph);
    throw unsupported.length > 0
      ? MODEL.unknown(ENCODER_MODEL.unknownOperations({ operations: unsupported.join(', ') }))
      : MODEL.unknown(ENCODER_MODEL.apartFromInput);
  }
  let dynamic = false;
  return {
    input: readInput(name, shape ?? null, dtype),
    outputs,
    unsupported,
    async run(batch, output) {
      if (!outputs.some((known) => known.name === output)) unknownOutput(output);
      if (!dynamic) {
        try {
          return graph.execute({ [name]: batch }, output) as Tensor;
        } catch (error) {
          // only this message tells that shapes depend on values, so that the slower executeAsync is needed
          if (!(error instanceof Error && /dynamic op/.test(error.message))) throw error;
          dynamic = true;
        }
      }
      return (await graph.executeAsync({ [name]: batch }, output)) as Tensor;
    },
    dispose: () => dispose(graph),
  };
}

const nodeName = (tensor: string): string => tensor.replace(/:\d+$/, '');

const dispose = (graph: GraphModel): void => graph.dispose();

/** The nodes and all nodes that depend on them. */
function withAllAfter(nodes: readonly GraphNode[]): ReadonlySet<GraphNode> {
  const found = new Set(nodes);
  // iterating over a set also visits the elements that are added on the way
  for (const { children } of found) for (const child of children) found.add(child);
  return found;
}

export async function openModel(files: readonly File[]): Promise<LoadedModel & { summary: ModelSummary }> {
  const { description, checked } = await check(files);
  const byName = new Map(files.map((file) => [file.name, file]));
  const weights = checked.weightFiles.flatMap((name) => byName.get(name) ?? []);
  const loaded = await loadModel(checked, io.browserFiles([description, ...weights]));
  const { input, outputs, unsupported } = loaded;
  const { format, parameters, bytes } = checked;
  return {
    ...loaded,
    summary: { name: description.name, format, parameters, bytes, input, outputs, unsupported },
  };
}

async function check(files: readonly File[]): Promise<{ description: File; checked: ModelFiles }> {
  const sizes = files.map(({ name, size }) => ({ name, bytes: size }));
  const name = findDescription(sizes);
  const description = files.find((file) => file.name === name) as File;
  return { description, checked: readModelFiles(await description.text(), name, sizes) };
}
