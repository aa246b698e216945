// Runs the multiply-add loop on one core: answers to its code with rounds a second, the best of many stretches, each short enough
// that some escape whatever else the machine does; then to so many rounds when they are done.
const STRETCHES = 200;
/** Milliseconds that a stretch should take: long against the clock's grain of 0.1. */
const CALL = 5;

let run: (rounds: number) => number;

addEventListener('message', async ({ data }: MessageEvent<number[] | number>) => {
  if (typeof data === 'number') {
    run(data);
    postMessage(null);
    return;
  }
  const { instance } = await WebAssembly.instantiate(new Uint8Array(data));
  run = instance.exports.run as typeof run;
  const timed = (rounds: number): number => {
    const started = performance.now();
    run(rounds);
    return performance.now() - started;
  };
  // short calls first: the engine compiles for speed between them
  let rounds = 1000;
  for (let quick = true; quick; rounds *= quick ? 2 : 1) {
    // interrupted calls look slow: the fastest of a few counts
    quick = Math.min(...Array.from({ length: 10 }, () => timed(rounds))) < CALL;
  }
  const times = Array.from({ length: STRETCHES }, () => timed(rounds));
  postMessage((1000 * rounds) / Math.min(...times));
});
