// Starts `npm start` as a reader does, for a test and a benchmark. Whoever starts it ends it with endWhole.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { npm } from './processes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface DevServer {
  server: ChildProcess;
  /** Everything that the command has printed so far. */
  said(): string;
  /** The address of the page, once it is printed; rejected if the command ends before that. */
  address: Promise<string>;
}

/** Starts the development server on a free port. @param browser the program that Vite would open the page with; 'none' for no program */
export function startDevServer(browser: string): DevServer {
  const [program, ...words] = npm('start', '--', '--port', '0');
  const server = spawn(program, words, {
    cwd: ROOT,
    env: { ...process.env, BROWSER: browser, NO_COLOR: '1' },
    detached: true,
  });
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        said += text;
        const [printed] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (printed) resolve(printed);
      });
    }
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  return { server, said: () => said, address };
}
