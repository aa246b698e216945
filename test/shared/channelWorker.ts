// A stand-in for a worker in tests under Node, with the same comlink protocol over a MessageChannel in the same thread.
import { expose } from 'comlink';
import type { WorkerHandle } from '../../src/base/rpc/workerBridge';

export interface ChannelWorker extends WorkerHandle {
  /** Behaves as if the worker's script had thrown an error outside any call. */
  crash(message: string): void;
  readonly terminated: boolean;
}

/** A worker without a script, with the handle of its owner and its own `self`. */
export interface ChannelThread extends ChannelWorker {
  readonly self: MessagePort;
}

/** A worker without a script, over a channel. No message arrives after terminate() or crash(). */
export function channelThread(): ChannelThread {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  let terminated = false;
  const target = (type: string): EventTarget => (type === 'message' ? port1 : events);
  const close = () => {
    terminated = true;
    port1.close();
    port2.close();
  };
  return {
    self: port2,
    postMessage: (message, transferables = []) => port1.postMessage(message, transferables),
    addEventListener: (type, listener) => target(type).addEventListener(type, listener),
    removeEventListener: (type, listener) => target(type).removeEventListener(type, listener),
    start: () => port1.start(),
    terminate: close,
    crash(message) {
      close();
      events.dispatchEvent(Object.assign(new Event('error'), { message }));
    },
    get terminated() {
      return terminated;
    },
  };
}

/**
 * Exposes an API as a worker would. The computation under way ends with the worker, as that of a real one does: its `cancel` is called. It
 * would otherwise go on in this thread for as long as the tests of other files wait for something.
 */
export function channelWorker(api: object): ChannelWorker {
  const thread = channelThread();
  expose(api, thread.self);
  const end = () => (api as { cancel?: () => void }).cancel?.();
  return {
    ...thread,
    terminate() {
      thread.terminate();
      end();
    },
    crash(message) {
      thread.crash(message);
      end();
    },
    get terminated() {
      return thread.terminated;
    },
  };
}
