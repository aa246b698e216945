// One chunk of rows through a network and back on a device. The tables are those of ../../network/layers.ts; if a
// product reads one along the other side, there is a transposed second one.
import type { Tensor } from '@tensorflow/tfjs-core';
import { roundUp } from '../../../../audit/training/layout';
import { ceilDiv, groupsOf } from '../../../../audit/training/webgpu/dispatch';
import type { NetworkTask } from '../../network/task';
import { gradientSquares } from '../kernels/gradientSquares';
import { headGradients } from '../kernels/heads';
import { backward, descend, forward } from '../kernels/products';
import { clipRows, descendTokens, embed, gather, transpose, transposeGroups } from '../kernels/rows';
import type { Workbench } from '../workbench';
import type { Chunk } from './chunk';
import { roomForPairs } from './pairMemory';
import type { NetworkSizes } from './plan';

export interface DeviceWeights {
  hidden: Tensor | null;
  heads: Tensor;
}

function uploadInputs({ inputs }: NetworkTask, { rows, width }: NetworkSizes, bench: Workbench): Tensor {
  if (inputs.kind === 'tokens') return bench.list(inputs.contexts);
  const table = new Float32Array(rows * width);
  inputs.rows.forEach((x, i) => {
    table.set(x, i * width);
  });
  return bench.upload(table);
}

export function openDeviceLayers(
  task: NetworkTask,
  sizes: NetworkSizes,
  chunkRows: number,
  bench: Workbench,
) {
  const { inputs, heads } = task;
  const { rows: all, width, hidden: units, features, outputs: classes, longest } = sizes;
  const { tile } = bench;
  const given = uploadInputs(task, sizes, bench);
  const told = heads.map(({ labels, weights }) => ({
    labels: bench.list(labels),
    weights: weights ? bench.list(weights) : bench.upload(new Float32Array(all).fill(1)),
  }));
  const inputRows = bench.allocate(chunkRows * width);
  const inputColumns = inputs.kind === 'features' ? bench.allocate(width * chunkRows) : null;
  const outputs = bench.allocate(chunkRows * classes);
  const squares = bench.allocate(chunkRows);
  const stride = roundUp(units, 4);
  const layer =
    units === 0
      ? null
      : {
          // padding is multiplied and dropped, and has to be a number
          rows: bench.upload(new Float32Array(chunkRows * stride)),
          columns: bench.allocate(units * chunkRows),
          errors: bench.allocate(chunkRows * units),
          outputColumns: bench.allocate(classes * chunkRows),
          weightColumns: bench.allocate(classes * units),
        };
  const seen = layer ? { rows: layer.rows, stride } : { rows: inputRows, stride: width };
  const seenColumns = layer ? layer.columns : inputColumns;

  const turnTable = (
    table: Tensor,
    [rows, columns]: [number, number],
    from: number,
    to: number,
    result: Tensor,
  ) => {
    transpose({
      groups: transposeGroups(rows, columns),
      inputs: { table },
      uniforms: { rows, columns, stride: from, resultStride: to },
      result,
    });
  };

  let loaded: Tensor | null = null;
  const load = ({ list, rows }: Pick<Chunk, 'list' | 'rows'>) => {
    // a full batch is the same chunk at every step
    if (loaded === list) return;
    loaded = list;
    const from = { groups: groupsOf(rows * width), inputs: { table: given, list } };
    gather({
      ...from,
      variant: { transposed: false },
      uniforms: { count: rows, width, stride: width },
      result: inputRows,
    });
    if (!inputColumns) return;
    const uniforms = { count: rows, width, stride: roundUp(rows, 4) };
    gather({ ...from, variant: { transposed: true }, uniforms, result: inputColumns });
  };

  /** result [row][resultStride] = left weights. */
  const product = (
    left: Tensor,
    right: Tensor,
    { rows, terms, columns, resultStride }: Record<'rows' | 'terms' | 'columns' | 'resultStride', number>,
    relu: boolean,
    result: Tensor,
  ) => {
    const leftStride = ceilDiv(rows, 4);
    bench.inPieces({ rows, columns, terms, leftStride }, (groups, shape) => {
      const uniforms = { ...shape, resultStride };
      forward({ variant: { ...tile, relu }, groups, inputs: { left, right }, uniforms, result });
    });
  };

  const squaresOf = (
    { records, spans }: Chunk,
    x: { rows: Tensor; width: number; stride: number; tokens: boolean },
    d: { rows: Tensor; width: number },
    add: boolean,
  ) => {
    gradientSquares({
      variant: { inner: x.tokens ? 'tokens' : 'numbers', longest: roomForPairs(longest), add },
      groups: records,
      inputs: { spans, x: x.rows, errors: d.rows },
      uniforms: { records, width: x.width, stride: x.stride, outputs: d.width },
      result: squares,
    });
  };

  const clip = ({ rows, owners }: Chunk, result: Tensor, across: number, clippingNorm: number) => {
    clipRows({
      groups: groupsOf(rows * across),
      inputs: { squares, owners },
      uniforms: { rows, width: across, clippingNorm },
      result,
    });
  };

  /** From weights [input][output], the sum over the chunk's rows of x d. */
  const lower = (
    x: { rows: Tensor; count: number; stride: number },
    d: { rows: Tensor; width: number },
    terms: number,
    rate: number,
    result: Tensor,
  ) => {
    const size = { rows: x.count, columns: d.width, terms, leftStride: x.stride / 4 };
    bench.inPieces(size, (groups, shape) => {
      const inputs = { left: x.rows, right: d.rows };
      descend({ variant: tile, groups, inputs, uniforms: { ...shape, rate }, result });
    });
  };

  return {
    /** [row][all heads' classes]: logits after forward(), gradients after back(). */
    outputs,
    forward(chunk: Pick<Chunk, 'list' | 'rows'>, weights: DeviceWeights): void {
      const { rows } = chunk;
      load(chunk);
      if (layer && weights.hidden) {
        if (inputs.kind === 'tokens') {
          const { window, vocabulary } = inputs;
          embed({
            groups: groupsOf(rows * units),
            inputs: { tokens: inputRows, weights: weights.hidden },
            uniforms: { rows, window, vocabulary, units, stride },
            result: layer.rows,
          });
        } else if (inputColumns) {
          const shape = { rows, terms: sizes.inputs, columns: units, resultStride: stride };
          product(inputColumns, weights.hidden, shape, true, layer.rows);
        }
        turnTable(layer.rows, [rows, units], stride, roundUp(rows, 4), layer.columns);
      }
      if (!seenColumns) throw new RangeError('tokens need a hidden layer');
      const shape = { rows, terms: features, columns: classes, resultStride: classes };
      product(seenColumns, weights.heads, shape, false, outputs);
    },
    /** Transposes the weights that back() goes through, once a step before it. */
    turn({ heads: weights }: DeviceWeights): void {
      if (layer) turnTable(weights, [units, classes], classes, units, layer.weightColumns);
    },
    /** From logits to gradients, each record's scaled to its clipped norm. */
    back(chunk: Chunk, clippingNorm: number): void {
      const { rows, list } = chunk;
      let offset = 0;
      heads.forEach((head, which) => {
        headGradients({
          groups: rows,
          inputs: { list, ...told[which] },
          uniforms: { rows, classes: head.classes, each: head.each, stride: classes, offset },
          result: outputs,
        });
        offset += head.classes;
      });
      const errors = { rows: outputs, width: classes };
      squaresOf(chunk, { ...seen, width: features, tokens: false }, errors, false);
      if (layer) {
        turnTable(outputs, [rows, classes], classes, roundUp(rows, 4), layer.outputColumns);
        const size = { rows, columns: units, terms: classes, leftStride: ceilDiv(rows, 4) };
        bench.inPieces(size, (groups, shape) => {
          backward({
            variant: tile,
            groups,
            inputs: { left: layer.outputColumns, right: layer.weightColumns, hidden: layer.rows },
            uniforms: { ...shape, hiddenStride: stride },
            result: layer.errors,
          });
        });
        const tokens = inputs.kind === 'tokens';
        const x = { rows: inputRows, width: tokens ? inputs.window : sizes.inputs, stride: width, tokens };
        squaresOf(chunk, x, { rows: layer.errors, width: units }, true);
        clip(chunk, layer.errors, units, clippingNorm);
      }
      clip(chunk, outputs, classes, clippingNorm);
    },
    /** Subtracts the rate times the sum of the chunk's clipped gradients from the weights. */
    descend({ rows, tokens }: Chunk, weights: DeviceWeights, rate: number): void {
      lower({ ...seen, count: features }, { rows: outputs, width: classes }, rows, rate, weights.heads);
      if (!layer || !weights.hidden) return;
      if (tokens) {
        const { count, inputs: used, starts, uses } = tokens;
        descendTokens({
          groups: count,
          inputs: { inputs: used, starts, uses, errors: layer.errors },
          uniforms: { count, units, rate },
          result: weights.hidden,
        });
        return;
      }
      const x = { rows: inputRows, count: sizes.inputs, stride: width };
      lower(x, { rows: layer.errors, width: units }, rows, rate, weights.hidden);
    },
  };
}
