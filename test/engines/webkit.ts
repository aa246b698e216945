// Drives Debian's WebKit (WebKitGTK in its MiniBrowser, under a virtual screen) by its own WebDriver (W3C), which has JSON over HTTP.
import { freePort } from '../../tools/freePort';
import { answerOf, COMMAND_DEADLINE, type Engine, sourceOf, WINDOW } from './engine';
import { start } from './program';

/** Collects the errors of a page within the page, from its load on, since this protocol reports none. */
function listen(): void {
  const kept = window as Window & { complaints?: string[] };
  if (kept.complaints) return;
  const complaints: string[] = [];
  kept.complaints = complaints;
  // the message is no error: WebKit says that it delivers the rest of the size changes with the next frame
  const isLater = (message: string) => /^ResizeObserver loop completed/.test(message);
  addEventListener('error', ({ message }) => {
    if (!isLater(message)) complaints.push(message || 'an error without words');
  });
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Shows an address in a frame of the given size. */
function within({ width, height, url }: { width: number; height: number; url: string }): void {
  const frame = Object.assign(document.createElement('iframe'), { width, height, src: url });
  frame.style.border = '0';
  document.body.style.margin = '0';
  // a command that is sent while the frame changes its document may never be answered
  frame.addEventListener('load', () => {
    document.body.dataset.loaded = '';
  });
  document.body.replaceChildren(frame);
}

/** Longest wait for a frame to load, in tenths of a second. */
const LOADS = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const heard = () => (window as Window & { complaints?: string[] }).complaints ?? [];

/** Starts WebKit. @param executable path of MiniBrowser that test/engines/browser prints */
export async function openWebKit(executable: string): Promise<Engine> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp']);
  const programs = [screen];
  const end = async () => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const [, display] = await screen.said(/^(\d+)$/m);
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      // uses neither the machine's own screen nor its graphics card
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    programs.push(driver);
    const base = `http://127.0.0.1:${port}`;
    await answering(base);
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: executable, args: ['--automation'] } },
    };
    const session = await send<{ sessionId: string; capabilities: Record<string, string> }>(
      `${base}/session`,
      'POST',
      { capabilities },
    );
    const own = `${base}/session/${session.sessionId}`;
    const command = <Value>(name: string, body: object = {}) => send<Value>(`${own}/${name}`, 'POST', body);
    await command('window/rect', { x: 0, y: 0, ...WINDOW });
    const said: string[] = [];
    /** Size in px of the frame that shows pages narrower than the browser's window can be; null where none is needed. */
    let frame: { width: number; height: number } | null = null;
    /** Size of the viewport, once three readings in a row agree, since a window is resized a little after its command. */
    const roomAtRest = async () => {
      let [room, same] = [{ width: 0, height: 0 }, 0];
      while (same < 3) {
        await pause();
        const now = await engine.ask(() => ({ width: innerWidth, height: innerHeight }), null);
        same = now.width === room.width && now.height === room.height ? same + 1 : 0;
        room = now;
      }
      return room;
    };
    const engine: Engine = {
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      async go(url) {
        await gather();
        await command('frame', { id: null });
        // the frame stands in another file of the site, since WebKit does not answer for a frame in a blank page
        await command('url', { url: frame === null ? url : new URL('robots.txt', url).href });
        if (frame !== null) {
          await engine.ask(within, { ...frame, url });
          const loaded = () => engine.ask(() => document.body.dataset.loaded === '', null);
          for (let i = 0; i < LOADS && !(await loaded()); i++) await pause();
          await command('frame', { id: 0 });
        }
        await engine.ask(listen, null);
      },
      async reload() {
        await gather();
        await command('refresh');
        await engine.ask(listen, null);
      },
      async resize({ width, height }) {
        frame = null;
        await command('frame', { id: null });
        // the command sets the size of the window, which includes the browser's bars around the page
        let around = { width: 0, height: 0 };
        for (let tries = 0; tries < 2; tries++) {
          await command('window/rect', { width: width + around.width, height: height + around.height });
          const inner = await roomAtRest();
          around = {
            width: around.width + width - inner.width,
            height: around.height + height - inner.height,
          };
        }
        // the browser's toolbar has a minimum width, below which the page is shown in a frame
        if (around.width < 0) frame = { width, height };
      },
      async ask(question, given) {
        const script = `return (${sourceOf(question)})(arguments[0])`;
        return answerOf(
          await command<string>('execute/sync', { script, args: [JSON.stringify(given ?? null)] }),
        );
      },
      async act(source) {
        await command('actions', { actions: [source] });
      },
      async complaints() {
        await gather();
        return [...said];
      },
      async close() {
        await send(own, 'DELETE').catch(() => {});
        await end();
      },
    };
    /** Saves the errors that the page has collected before it is left. */
    async function gather(): Promise<void> {
      said.push(...(await engine.ask(heard, null)));
      await engine.ask(() => void (window as Window & { complaints?: string[] }).complaints?.splice(0), null);
    }
    return engine;
  } catch (error) {
    await end();
    throw error;
  }
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_DEADLINE),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver listens, which it does not announce. */
async function answering(base: string): Promise<void> {
  const deadline = Date.now() + COMMAND_DEADLINE;
  for (;;) {
    try {
      return void (await send(`${base}/status`, 'GET'));
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`WebKitWebDriver does not answer at ${base}`, { cause: error });
      await pause();
    }
  }
}
