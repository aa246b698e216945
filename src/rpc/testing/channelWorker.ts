// A worker for tests in Node: the same comlink protocol over a MessageChannel, in the same thread. Not for the page.
import { expose } from 'comlink';
import type { WorkerHandle } from '../workerBridge';

export interface ChannelWorker extends WorkerHandle {
  /** As if the script had thrown outside any call. */
  crash(message: string): void;
  readonly terminated: boolean;
}

class CrashEvent extends Event {
  readonly message: string;

  constructor(message: string) {
    super('error');
    this.message = message;
  }
}

/** Exposes an API as a worker would. After terminate() or crash() it answers nothing more. */
export function channelWorker(api: object): ChannelWorker {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  let terminated = false;
  expose(api, port2);
  const target = (type: string): EventTarget => (type === 'message' ? port1 : events);
  const close = () => {
    terminated = true;
    port1.close();
    port2.close();
  };
  return {
    postMessage: (message, transferables = []) => port1.postMessage(message, transferables),
    addEventListener: (type, listener) => target(type).addEventListener(type, listener),
    removeEventListener: (type, listener) => target(type).removeEventListener(type, listener),
    start: () => port1.start(),
    terminate: close,
    crash(message) {
      close();
      events.dispatchEvent(new CrashEvent(message));
    },
    get terminated() {
      return terminated;
    },
  };
}
