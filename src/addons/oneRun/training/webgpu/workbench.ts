// What every training on a device works with: tensors that are freed together, products cut into dispatches, and reading.
import type { Tensor } from '@tensorflow/tfjs-core';
import { ceilDiv, groupsOf } from '../../../../audit/training/webgpu/dispatch';
import type { GpuDevice } from '../../../../audit/training/webgpu/gpuDevice';
import type { ProductTile } from '../../../../audit/training/webgpu/wgsl/productTile';
import { copy } from './kernels/rows';

/** Operations of one dispatch: some tens of milliseconds of a small adapter, so that the reader's screen stays alive. */
const DISPATCH_OPERATIONS = 2e10;

type Shape = Record<
  'terms' | 'leftStride' | 'rightStride' | 'rightOffset' | 'rowGroups' | 'rows' | 'end',
  number
>;

export class Workbench {
  private readonly held = new Set<Tensor>();
  /** Rejects if the device has reported an error since. */
  private checkErrors: () => Promise<void>;

  constructor(
    readonly device: GpuDevice,
    readonly tile: ProductTile,
  ) {
    this.checkErrors = device.collectErrors();
  }

  upload(values: Float32Array): Tensor {
    return this.hold(this.device.upload(values));
  }

  /** Of these numbers, in float32. */
  list(values: ArrayLike<number>): Tensor {
    return this.upload(Float32Array.from(values));
  }

  /** Contents undefined. */
  allocate(entries: number): Tensor {
    return this.hold(this.device.allocate(entries));
  }

  letGo(tensor: Tensor): void {
    this.held.delete(tensor);
    tensor.dispose();
  }

  /** `record` is handed each piece of a product, with `terms` to add for each sum: its workgroups, and every product's uniforms. */
  inPieces(
    { rows, columns, terms, leftStride }: Record<'rows' | 'columns' | 'terms' | 'leftStride', number>,
    record: (groups: number, shape: Shape) => void,
  ): void {
    const { vectors, lanesX, lanesY, columns: own } = this.tile;
    const lanes = own * lanesX;
    const rowGroups = ceilDiv(rows, 4 * vectors * lanesY);
    const most = Math.max(1, Math.floor(DISPATCH_OPERATIONS / (2 * rows * terms * lanes))) * lanes;
    for (let from = 0; from < columns; from += most) {
      const end = Math.min(columns, from + most);
      const shape = { terms, leftStride, rightStride: columns, rightOffset: from, rowGroups, rows, end };
      record(rowGroups * ceilDiv(end - from, lanes), shape);
      if (most < columns) this.device.handOver();
    }
  }

  copy(table: Tensor, result: Tensor, entries: number): void {
    copy({ groups: groupsOf(entries), inputs: { table }, uniforms: { entries }, result });
  }

  /** Of a copy, for tfjs keeps what was read of a tensor and would not see later changes. */
  read(tensor: Tensor, entries: number): Promise<Float32Array> {
    const copied = this.allocate(entries);
    this.copy(tensor, copied, entries);
    return this.take(copied);
  }

  /** Reads a tensor once and frees it. Rejects if the device failed. */
  async take(tensor: Tensor): Promise<Float32Array> {
    try {
      const values = await this.device.read(tensor);
      // what is collected last is asked first
      const failed = this.checkErrors();
      this.checkErrors = this.device.collectErrors();
      await failed;
      return values;
    } finally {
      this.letGo(tensor);
    }
  }

  dispose(): void {
    this.checkErrors().catch(() => undefined);
    for (const tensor of this.held) tensor.dispose();
    this.held.clear();
  }

  private hold(tensor: Tensor): Tensor {
    this.held.add(tensor);
    return tensor;
  }
}
