// Gives this thread's event loop a turn, so that what waits there is heard in the middle of long work.

/** Resolves behind the messages that wait now. By a message: nested timers are held back by 4 ms in browsers. */
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
