// The page around an embedded figure, and the line to it. Origins are checked here and nowhere else.

/** The part of the frame's window that is used here, so that a test can bring its own. */
export interface FrameWindow {
  /** The window around this one; itself where there is none. */
  readonly parent: unknown;
  readonly location: { readonly origin: string };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The one origin to talk to. It is null if the page is not framed, or framed by an origin that `host` does not name. */
export function originToTalkTo(frame: FrameWindow, host: string | null): string | null {
  if (frame.parent === frame) return null;
  if (host !== null) return host;
  try {
    // reading the parent's origin throws where the two origins differ
    const { origin } = (frame.parent as Window).location;
    return origin === frame.location.origin ? origin : null;
  } catch {
    return null;
  }
}

/** Sends a message to the window around the frame, whichever origin that has. Only for what anybody may know. */
export function tellAnyone<Out>(frame: FrameWindow, message: Out): void {
  if (frame.parent !== frame) (frame.parent as Window).postMessage(message, '*');
}

/** A line to the parent window, which takes messages from `origin` alone and sends messages to `origin` alone. */
export function openHostLine<Out>(frame: FrameWindow, origin: string, onData: (data: unknown) => void) {
  const parent = frame.parent as Window;
  const hear = (event: MessageEvent) => {
    if (event.source === parent && event.origin === origin) onData(event.data);
  };
  frame.addEventListener('message', hear);
  return {
    send: (message: Out) => parent.postMessage(message, origin),
    close: () => frame.removeEventListener('message', hear),
  };
}
