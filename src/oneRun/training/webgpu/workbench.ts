// What every training on a device works with: tensors that are freed together, products cut into dispatches, and
// reading.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ceilDiv, groupsOf } from '../../../audit/training/webgpu/dispatch';
import type { GpuDevice } from '../../../audit/training/webgpu/gpuDevice';
import type { PRODUCT_UNIFORMS, ProductTile } from '../../../audit/training/webgpu/wgsl/productTile';
import { copy } from './kernels/rows';

/** Operations of one dispatch: some tens of milliseconds of a small adapter, so that the reader's screen stays alive. */
const DISPATCH_OPERATIONS = 2e10;

type Shape = Record<keyof typeof PRODUCT_UNIFORMS | 'rows' | 'end', number>;

export type Workbench = ReturnType<typeof openWorkbench>;

export function openWorkbench(device: GpuDevice, tile: ProductTile) {
  const held = new Set<Tensor>();
  /** Rejects if the device has reported an error since. */
  let checkErrors = device.collectErrors();

  const hold = (tensor: Tensor): Tensor => {
    held.add(tensor);
    return tensor;
  };
  const upload = (values: Float32Array): Tensor => hold(device.upload(values));
  /** Contents undefined. */
  const allocate = (entries: number): Tensor => hold(device.allocate(entries));
  const letGo = (tensor: Tensor): void => {
    held.delete(tensor);
    tensor.dispose();
  };
  const copyTo = (table: Tensor, result: Tensor, entries: number): void =>
    copy({ groups: groupsOf(entries), inputs: { table }, uniforms: { entries }, result });

  /** Reads a tensor once and frees it. Rejects if the device failed. */
  async function take(tensor: Tensor): Promise<Float32Array> {
    try {
      const values = await device.read(tensor);
      // what is collected last is asked first
      const failed = checkErrors();
      checkErrors = device.collectErrors();
      await failed;
      return values;
    } finally {
      letGo(tensor);
    }
  }

  return {
    tile,
    upload,
    /** Of these numbers, in float32. */
    list: (values: ArrayLike<number>): Tensor => upload(Float32Array.from(values)),
    allocate,
    letGo,
    copy: copyTo,
    take,
    /** `record` is handed each piece of a product, with `terms` to add for each sum: its workgroups, and every product's uniforms. */
    inPieces(
      { rows, columns, terms, leftStride }: Record<'rows' | 'columns' | 'terms' | 'leftStride', number>,
      record: (groups: number, shape: Shape) => void,
    ): void {
      const { vectors, lanesX, lanesY, columns: own } = tile;
      const lanes = own * lanesX;
      const rowGroups = ceilDiv(rows, 4 * vectors * lanesY);
      const most = Math.max(1, Math.floor(DISPATCH_OPERATIONS / (2 * rows * terms * lanes))) * lanes;
      for (let from = 0; from < columns; from += most) {
        const end = Math.min(columns, from + most);
        const shape = { terms, leftStride, rightStride: columns, rightOffset: from, rowGroups, rows, end };
        record(rowGroups * ceilDiv(end - from, lanes), shape);
        if (most < columns) device.handOver();
      }
    },
    /** Of a copy, for tfjs keeps what was read of a tensor and would not see later changes. */
    read(tensor: Tensor, entries: number): Promise<Float32Array> {
      const copied = allocate(entries);
      copyTo(tensor, copied, entries);
      return take(copied);
    },
    dispose(): void {
      checkErrors().catch(() => undefined);
      for (const tensor of held) tensor.dispose();
      held.clear();
    },
  };
}
