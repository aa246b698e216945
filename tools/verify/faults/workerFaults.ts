// Scripts that are put before a worker's own, so that it fails some milliseconds after its start. They are plain JavaScript as text, since
// they run in the page's workers without any of our modules.

export const WORKER_FAULTS = ['throw', 'reject', 'silent', 'loop', 'mute', 'garbage', 'exception'] as const;
export type WorkerFault = (typeof WORKER_FAULTS)[number];

const SCRIPTS: Readonly<Record<WorkerFault, string>> = {
  /** Throws outside any call, so that the page gets an error event. */
  throw: `throw new Error('a fault that was thrown');`,
  /** Rejects a promise that nobody handles. */
  reject: `Promise.reject(new Error('a fault that was rejected'));`,
  /** Ends without an event, as a worker does in browsers when it runs out of memory. */
  silent: `self.close();`,
  /** Blocks the event loop for ever. */
  loop: `for (;;);`,
  /** Continues to work but sends no messages. */
  mute: `self.postMessage = () => {}; MessagePort.prototype.postMessage = () => {};`,
  /** Sends messages without sense, and a senseless answer to every call that was made. */
  garbage: `for (const junk of ['junk', null, 7, { id: 'nobody' }, [1, 2]]) self.postMessage(junk);
    for (const { to, id } of heard) to.postMessage({ id, type: 'RAW', value: 'nonsense' });`,
  /** Throws an exception in the middle of the work, where the worker itself catches it. */
  exception: `const now = performance.now.bind(performance);
    let armed = true;
    performance.now = () => { if (armed) { armed = false; throw new Error('a fault in the middle of the work'); } return now(); };`,
};

export function workerFault(fault: WorkerFault, milliseconds: number): string {
  return `{ const heard = [];
    const listen = (to) => to.addEventListener('message', ({ data }) => {
      if (data?.id) heard.push({ to, id: data.id });
      // a worker that is lent to another one gets its calls through this endpoint
      if (data?.type === 'lent-worker') listen(data.endpoint);
    });
    listen(self);
    setTimeout(() => { ${SCRIPTS[fault]} }, ${milliseconds}); }`;
}

/** A fault in place of the worker's `count`th message, so that it happens during the work however fast the machine is. */
export function workerFaultAtMessage(fault: WorkerFault, count: number): string {
  return `{ const heard = []; let left = ${count};
    for (const sender of [self, MessagePort.prototype]) {
      const send = sender.postMessage;
      sender.postMessage = function (...given) {
        if (--left === 0) { ${SCRIPTS[fault]} } else send.apply(this, given);
      };
    } }`;
}

/** Makes the emulated graphics adapter look like a real one, and its device fail after some time: it is lost, or never answers again. */
export function gpuFault(fault: 'lost' | 'mute', milliseconds: number): string {
  const end =
    fault === 'lost'
      ? 'device.destroy()'
      : 'GPUQueue.prototype.onSubmittedWorkDone = () => new Promise(() => {})';
  return `{ Object.defineProperty(GPUAdapterInfo.prototype, 'isFallbackAdapter', { get: () => false });
    const ask = GPUAdapter.prototype.requestDevice;
    GPUAdapter.prototype.requestDevice = async function (...given) {
      const device = await ask.apply(this, given);
      setTimeout(() => { ${end}; }, ${milliseconds});
      return device;
    }; }`;
}

/** Makes the emulated graphics adapter look like a real one that has room for only `buffers` buffers. */
export function gpuFull(buffers: number): string {
  return `{ Object.defineProperty(GPUAdapterInfo.prototype, 'isFallbackAdapter', { get: () => false });
    const { createBuffer } = GPUDevice.prototype;
    let made = 0;
    GPUDevice.prototype.createBuffer = function (...given) {
      if (made++ >= ${buffers}) throw new RangeError('createBuffer failed, size is too large');
      return createBuffer.apply(this, given);
    }; }`;
}
