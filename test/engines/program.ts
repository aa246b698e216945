// Starts a program that runs until it is stopped, with all the processes that it has started.
import { type ChildProcess, spawn } from 'node:child_process';

export interface Program {
  /** Resolves to the first match in the program's output. Rejects if the program ends before, or if nothing matches in time. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const DEADLINE = 60_000;

export function start(
  command: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program {
  // the program has a process group of its own, so that it can be ended as a whole
  const child: ChildProcess = spawn(command, options, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let ended: string | null = null;
  const gone = new Promise<void>((resolve) => {
    const end = (why: string) => {
      ended ??= why;
      tell();
      resolve();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(`it ended with ${signal ?? `status ${code}`}`));
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text = (text + more).slice(-10_000);
      tell();
    });
  }
  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) => {
          finish();
          reject(new Error(`${command}: ${why}. It said:\n${text.trim() || '(nothing)'}`));
        };
        const timer = setTimeout(() => fail(`nothing like ${pattern} in ${DEADLINE / 1000} s`), DEADLINE);
        const finish = () => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        const look = () => {
          const match = pattern.exec(text);
          if (match) {
            finish();
            resolve(match);
          } else if (ended !== null) fail(ended);
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      if (ended !== null || child.pid === undefined) return;
      process.kill(-child.pid, 'SIGTERM');
      const force = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
      await gone;
      clearTimeout(force);
    },
  };
}
