// Passes progress on at the rate of the display: of many messages the newest, once a frame.

export type FrameScheduler = (callback: () => void) => void;

/** The display's frames where there are any and the page is visible, else a timer of 16 ms. */
export const nextFrame: FrameScheduler = (callback) => {
  // a hidden page draws no frames; its progress must still arrive
  const visible = typeof document !== 'undefined' && document.visibilityState === 'visible';
  if (visible && typeof requestAnimationFrame === 'function') requestAnimationFrame(callback);
  else setTimeout(callback, 16);
};

/** Resolves once what has been drawn so far is painted: the callback of a frame runs before its paint, and a timer that it sets after it. */
export const afterPaint = (frame = nextFrame): Promise<void> =>
  new Promise((resolve) => frame(() => setTimeout(resolve)));

/** Passes on the newest message once a frame while it `isOpen`; a partial report is not lost to a later bare count. */
export function onceAFrame<Message extends { partial: unknown }>(
  onProgress: (message: Message) => void,
  frame: FrameScheduler,
  isOpen: () => boolean,
): (message: Message) => void {
  let waiting: Message | null = null;
  const pass = () => {
    const newest = waiting as Message;
    waiting = null;
    if (isOpen()) onProgress(newest);
  };
  return (message) => {
    const before = waiting;
    waiting = { ...message, partial: message.partial ?? before?.partial ?? null };
    if (before === null) frame(pass);
  };
}
