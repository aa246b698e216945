// Lets news wait while a reader drags, so that it is drawn together with the next move.

/** Milliseconds for which news during a drag waits to be drawn with the next move, because drawing it alone would cost more. */
export const WITH_MOVE = 80;

type Subscribe = (listener: () => void) => () => void;

/**
 * A subscription, as React's useSyncExternalStore asks for it, that tells of changes WITH_MOVE ms after the first of them. What is rendered
 * before, as with the next move, reads the newest state anyway, and the news then renders nothing again.
 */
export const withMove =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const leave = subscribe(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        listener();
      }, WITH_MOVE);
    });
    return () => {
      clearTimeout(soon);
      leave();
    };
  };
