// Workers for a worker, started by the page. Where a worker starts another one itself, Firefox (153) now and then never
// returns from the start, while a start by the page has never failed. The two workers talk over a channel of their own.
// The page only starts and ends the lent worker, and passes on the errors that the browser reports of it. This file holds
// the code of all three: the page lends, its worker borrows, and the lent worker serves its borrower.
import type { Endpoint } from 'comlink';
import type { WorkerHandle } from './workerBridge';

/** Message from the worker to the page: start one more, hand it `endpoint`, and listen to `control`. */
interface Wish {
  type: 'borrow-worker';
  control: MessagePort;
  endpoint: MessagePort;
}

/** Message from the page to the lent worker: `endpoint` leads to the worker that has borrowed you. */
interface Lending {
  type: 'lent-worker';
  endpoint: MessagePort;
}

function hear<Message extends Wish | Lending>(
  from: Pick<Endpoint, 'addEventListener'>,
  type: Message['type'],
  act: (message: Message) => void,
): void {
  from.addEventListener('message', (({ data }: MessageEvent) => {
    if (data?.type === type) act(data);
  }) as EventListener);
}

/** Called in the page. Wraps `worker` so that it can borrow workers, each made by `start`. They end when it ends, if not before. */
export function lendWorkers(worker: WorkerHandle, start: () => WorkerHandle): WorkerHandle {
  const lent = new Set<WorkerHandle>();
  const lend = ({ control, endpoint }: Wish) => {
    // Passes the message of an error on to the borrower, as the owner of a worker would get it.
    const tell = ({ message = '' }: { message?: string }) => control.postMessage(message);
    try {
      const another = start();
      lent.add(another);
      for (const bad of ['error', 'messageerror']) another.addEventListener(bad, tell as EventListener);
      control.onmessage = () => {
        another.terminate();
        lent.delete(another);
        control.close();
      };
      const message: Lending = { type: 'lent-worker', endpoint };
      another.postMessage(message, [endpoint]);
    } catch (error) {
      tell(error as Error);
    }
  };
  hear<Wish>(worker, 'borrow-worker', lend);
  return {
    postMessage: (message, transferables = []) => worker.postMessage(message, transferables),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    removeEventListener: (type, listener) => worker.removeEventListener(type, listener),
    terminate() {
      for (const another of lent) another.terminate();
      lent.clear();
      worker.terminate();
    },
  };
}

/** Called in a worker of the page, which is `self`. Returns one more worker, which it can use as one of its own. */
export function borrowWorker(self: Pick<Endpoint, 'postMessage'>): WorkerHandle {
  const control = new MessageChannel();
  const endpoint = new MessageChannel();
  const port = endpoint.port1;
  const events = new EventTarget();
  control.port1.onmessage = ({ data }) =>
    events.dispatchEvent(Object.assign(new Event('error'), { message: data }));
  const wish: Wish = { type: 'borrow-worker', control: control.port2, endpoint: endpoint.port2 };
  self.postMessage(wish, [control.port2, endpoint.port2]);
  const target = (type: string): EventTarget => (type === 'error' ? events : port);
  return {
    postMessage: (message, transferables = []) => port.postMessage(message, transferables),
    addEventListener: (type, listener) => target(type).addEventListener(type, listener),
    removeEventListener: (type, listener) => target(type).removeEventListener(type, listener),
    start: () => port.start(),
    terminate() {
      control.port1.postMessage(null);
      port.close();
    },
  };
}

/** Called in a worker that may be lent, which is `self`. `serve` gets the port to the worker that has borrowed it. */
export function serveBorrower(
  self: Pick<Endpoint, 'addEventListener'>,
  serve: (endpoint: MessagePort) => void,
): void {
  hear<Lending>(self, 'lent-worker', ({ endpoint }) => serve(endpoint));
}
