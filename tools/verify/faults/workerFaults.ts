// What is put before a worker's script so that it comes to grief some milliseconds after its start. Plain JavaScript as
// text: it runs in the page's workers, which know nothing of it.

export const WORKER_FAULTS = ['throw', 'reject', 'silent', 'loop', 'mute', 'garbage', 'exception'] as const;
export type WorkerFault = (typeof WORKER_FAULTS)[number];

const SCRIPTS: Readonly<Record<WorkerFault, string>> = {
  /** Outside any call: the owner gets an error event. */
  throw: `throw new Error('a fault that was thrown');`,
  /** A promise that nobody handles. */
  reject: `Promise.reject(new Error('a fault that was rejected'));`,
  /** Ends without a word, as browsers let a worker end that has no memory left. */
  silent: `self.close();`,
  /** Never gives the event loop a turn again. */
  loop: `for (;;);`,
  /** Goes on, and is never heard again. */
  mute: `self.postMessage = () => {}; MessagePort.prototype.postMessage = () => {};`,
  /** Answers every call it knows of with nonsense, and more. */
  garbage: `for (const junk of ['junk', null, 7, { id: 'nobody' }, [1, 2]]) self.postMessage(junk);
    for (const { to, id } of heard) to.postMessage({ id, type: 'RAW', value: 'nonsense' });`,
  /** An exception in the middle of the work, where the worker itself catches it. */
  exception: `const now = performance.now.bind(performance);
    let armed = true;
    performance.now = () => { if (armed) { armed = false; throw new Error('a fault in the middle of the work'); } return now(); };`,
};

export function workerFault(fault: WorkerFault, milliseconds: number): string {
  return `{ const heard = [];
    const listen = (to) => to.addEventListener('message', ({ data }) => {
      if (data?.id) heard.push({ to, id: data.id });
      // a lent worker is asked this way by the one that borrowed it
      if (data?.type === 'lent-worker') listen(data.endpoint);
    });
    listen(self);
    setTimeout(() => { ${SCRIPTS[fault]} }, ${milliseconds}); }`;
}

/** The same in the middle of the work, however fast the machine: instead of the worker's `count`th message. */
export function workerFaultAtMessage(fault: WorkerFault, count: number): string {
  return `{ const heard = []; let left = ${count};
    for (const sender of [self, MessagePort.prototype]) {
      const send = sender.postMessage;
      sender.postMessage = function (...given) {
        if (--left === 0) { ${SCRIPTS[fault]} } else send.apply(this, given);
      };
    } }`;
}

/** Makes the emulated graphics adapter pass for a real one, and loses its device, or has it never answer again. */
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

/** Makes the emulated graphics adapter pass for a real one with room for `buffers` buffers and no more. */
export function gpuFull(buffers: number): string {
  return `{ Object.defineProperty(GPUAdapterInfo.prototype, 'isFallbackAdapter', { get: () => false });
    const { createBuffer } = GPUDevice.prototype;
    let made = 0;
    GPUDevice.prototype.createBuffer = function (...given) {
      if (made++ >= ${buffers}) throw new RangeError('createBuffer failed, size is too large');
      return createBuffer.apply(this, given);
    }; }`;
}
