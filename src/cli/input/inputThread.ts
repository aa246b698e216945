// The thread that reads standard input for watchedInput.ts. It blocks in the system's read call, so that it notices the end
// of the input even while the main thread computes.
import { readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { parentPort } from 'node:worker_threads';
import type { Read } from './watchedInput';

const PIECE = 1 << 16;
/** The most characters that are held for the main thread, so that memory stays bounded. */
const MOST = 1 << 26;
/** Milliseconds before reading again from a pipe that was opened as non-blocking and is empty. */
const AGAIN = 20;
/** Milliseconds that the main thread has to end by itself. */
const GRACE = 250;

const tell = (read: Read): void => parentPort?.postMessage(read);

const clock = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number): void => void Atomics.wait(clock, 0, 0, milliseconds);

/** Reads into the buffer and returns the number of bytes; 0 at the end of the input. */
function readInto(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      // EOF is how Windows reports that a pipe has ended
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      sleep(AGAIN);
    }
  }
}

function readAll(held: Int32Array<SharedArrayBuffer>): void {
  const buffer = new Uint8Array(PIECE);
  const decoder = new StringDecoder('utf8');
  for (let length = readInto(buffer); length > 0; length = readInto(buffer)) {
    const text = decoder.write(Buffer.from(buffer.subarray(0, length)));
    if (text === '') continue;
    Atomics.add(held, 0, text.length);
    tell({ text });
    for (let now = Atomics.load(held, 0); now > MOST; now = Atomics.load(held, 0)) Atomics.wait(held, 0, now);
  }
}

parentPort?.once('message', (held: Int32Array<SharedArrayBuffer>) => {
  try {
    readAll(held);
  } catch (error) {
    return tell({ broken: error instanceof Error ? error.message : String(error) });
  }
  tell({ ended: true });
  sleep(GRACE);
  // the main thread is still computing and has not received the message that ends the process
  process.kill(process.pid, 'SIGKILL');
});
