// Gives this thread's event loop a turn, so that waiting messages are handled in the middle of long work.
/** Resolves after the messages that wait now. It posts a message itself, because browsers delay nested timers by 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
