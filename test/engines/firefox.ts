// Drives a released Firefox by WebDriver BiDi (W3C), a remote protocol with JSON messages over a socket. The few commands that are needed
// are written here, since a library for them would bring eighty packages or need a newer Node.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf, COMMAND_DEADLINE, type Engine, sourceOf, WINDOW } from './engine';
import { start } from './program';

type Reply = Record<string, unknown>;

/** A connection with its commands, their replies, and events. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  #last = 0;
  onEvent: (method: string, params: Reply) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, type, method, params, result, error, message } = JSON.parse(String(data));
      if (type === 'event') return this.onEvent(method, params);
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === 'success') waiting?.resolve(result);
      else waiting?.reject(new Error(`${error}: ${message}`));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has gone away'));
      this.#waiting.clear();
    });
  }

  static open(url: string): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => resolve(new Connection(socket)));
      socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
    });
  }

  send<Result = Reply>(method: string, params: Reply = {}): Promise<Result> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`no answer to ${method} in ${COMMAND_DEADLINE / 1000} s`));
      }, COMMAND_DEADLINE);
      const settle =
        <Value>(how: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          how(value);
        };
      this.#waiting.set(id, {
        resolve: settle((reply) => resolve(reply as Result)),
        reject: settle(reject),
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

interface Logged {
  level: string;
  text: string | null;
}

/** Starts Firefox. @param executable path that test/engines/browser prints */
export async function openFirefox(executable: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'engines-firefox-'));
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const program = start(executable, options);
  const end = async () => {
    await program.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [, address] = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
    const connection = await Connection.open(`${address}/session`);
    const { capabilities } = await connection.send<{ capabilities: Record<string, string> }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
    );
    const [{ context }] = contexts;
    const said: string[] = [];
    connection.onEvent = (method, params) => {
      const { level, text } = params as unknown as Logged;
      if (method === 'log.entryAdded' && level === 'error') said.push(text ?? 'an error without words');
    };
    await connection.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] });
    await connection.send('browsingContext.setViewport', { context, viewport: WINDOW });
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      async go(url) {
        await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async reload() {
        await connection.send('browsingContext.reload', { context, wait: 'complete' });
      },
      async resize(viewport) {
        await connection.send('browsingContext.setViewport', { context, viewport });
      },
      async ask(question, given) {
        const { type, result, exceptionDetails } = await connection.send<Evaluated>('script.callFunction', {
          functionDeclaration: sourceOf(question),
          arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
          target: { context },
          awaitPromise: false,
        });
        if (type === 'exception' || result === undefined) throw new Error(exceptionDetails?.text);
        return answerOf(result.value);
      },
      async act(source) {
        await connection.send('input.performActions', { context, actions: [source] });
      },
      complaints: async () => [...said],
      async close() {
        connection.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
