// The page around an embedded figure, and the line to it. Origins are checked here and nowhere else.

/** What is used of the frame's window; a test brings its own. */
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
    // reading it throws where the two origins differ
    const { origin } = (frame.parent as Window).location;
    return origin === frame.location.origin ? origin : null;
  } catch {
    return null;
  }
}

/** Tells the window around the frame, whoever it is. Only what anybody may know is told so. */
export function tellAnyone<Out>(frame: FrameWindow, message: Out): void {
  if (frame.parent !== frame) (frame.parent as Window).postMessage(message, '*');
}

/** Hears what the parent window says from `origin`, and nothing else; speaks to that origin alone. */
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
