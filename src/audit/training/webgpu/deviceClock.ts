// The clock of a device, which counts neither the time in which commands are recorded nor that in which they are sent.

/** The feature that a device must have been opened with. */
export const CLOCK = 'timestamp-query';

/** Bytes of the two times. */
const BYTES = 2 * BigUint64Array.BYTES_PER_ELEMENT;

/** Times what is submitted between `begin` and `end`. It serves once, and has to be disposed. */
export function deviceClock(device: GPUDevice) {
  const times = device.createQuerySet({ type: 'timestamp', count: 2 });
  const resolved = device.createBuffer({
    size: BYTES,
    usage: GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC,
  });
  const mapped = device.createBuffer({
    size: BYTES,
    usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
  });

  /** Records a pass without commands, at whose end the time is noted. */
  const note = (encoder: GPUCommandEncoder, index: 0 | 1) =>
    encoder.beginComputePass({ timestampWrites: { querySet: times, endOfPassWriteIndex: index } }).end();

  return {
    begin(): void {
      const encoder = device.createCommandEncoder();
      note(encoder, 0);
      device.queue.submit([encoder.finish()]);
    },
    end(): void {
      const encoder = device.createCommandEncoder();
      note(encoder, 1);
      encoder.resolveQuerySet(times, 0, 2, resolved, 0);
      encoder.copyBufferToBuffer(resolved, 0, mapped, 0, BYTES);
      device.queue.submit([encoder.finish()]);
    },
    /** Milliseconds between the two times. Browsers may round each to a tenth of one. */
    async milliseconds(): Promise<number> {
      await mapped.mapAsync(GPUMapMode.READ);
      const [began, ended] = new BigUint64Array(mapped.getMappedRange());
      return Number(ended - began) / 1e6;
    },
    dispose(): void {
      times.destroy();
      resolved.destroy();
      mapped.destroy();
    },
  };
}
