// Runs the multiply-add loop on one core. It answers the loop's code with the rounds per second of the fastest of many short calls, some
// of which nothing else on the machine interrupts. Afterwards it answers a number once it has run that many rounds.
const STRETCHES = 200;
/** Milliseconds that a call should take, long compared with the clock's resolution of 0.1 ms. */
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
  // short calls come first, since the engine compiles optimised code between calls
  let rounds = 1000;
  for (let quick = true; quick; rounds *= quick ? 2 : 1) {
    // a call that is interrupted looks slow, so the fastest of ten counts
    quick = Math.min(...Array.from({ length: 10 }, () => timed(rounds))) < CALL;
  }
  const times = Array.from({ length: STRETCHES }, () => timed(rounds));
  postMessage((1000 * rounds) / Math.min(...times));
});
