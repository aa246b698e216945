// Callbacks that cross the border of a worker one way, so that a call of one is a single message. comlink answers every call of its own
// proxies, and the release of each as well. Where nobody waits for these answers they only cost time, and while a reader drags a slider
// they were most of the messages that the page posted. Both sides of a border have to load this file before a callback crosses it.
import { transferHandlers } from 'comlink';

/** Name of the transfer handler, which is the same on both sides. */
const NAME = 'one-way';

const ONE_WAY = Symbol('one-way');

/** Key of the function that ends a callback. Neither side hears or says anything by it afterwards. */
export const END = Symbol('end');

export interface OneWay<Message> {
  (message: Message): void;
  [END](): void;
}

interface Marked extends OneWay<unknown> {
  [ONE_WAY]: (port: MessagePort) => void;
}

/** A callback that a worker can call without an answer. It hears the messages in their order, until it is ended. */
export function oneWay<Message>(hear: (message: Message) => void): OneWay<Message> {
  const ports: MessagePort[] = [];
  let ended = false;
  const told = (message: Message) => {
    // a message may be under way while the callback is ended
    if (!ended) hear(message);
  };
  const listen = (port: MessagePort) => {
    port.onmessage = ({ data }) => told(data);
    ports.push(port);
  };
  const end = () => {
    ended = true;
    for (const port of ports) port.close();
  };
  return Object.assign(told, { [ONE_WAY]: listen, [END]: end });
}

transferHandlers.set(NAME, {
  canHandle: (value): value is Marked => typeof value === 'function' && ONE_WAY in value,
  serialize(callback: Marked): [MessagePort, Transferable[]] {
    const { port1, port2 } = new MessageChannel();
    callback[ONE_WAY](port1);
    return [port2, [port2]];
  },
  deserialize: (port: MessagePort): OneWay<unknown> =>
    Object.assign((message: unknown) => port.postMessage(message), { [END]: () => port.close() }),
});
