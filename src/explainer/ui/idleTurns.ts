// What can wait, one thing after another, each when the page has nothing else to do. Figures that load all at once would
// hold the page up for as long as all of them take. While something is dragged nothing is begun: a slow processor has idle
// periods between two moves, each too short for a figure.
import { onceLetGo } from './whileDragged';

type Turn = () => void;

const waiting: Turn[] = [];
let asked = false;

/** Safari knows no idle time; a pause serves. */
const PAUSE = 200;
const nextIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, PAUSE);
};

function runOne(): void {
  asked = false;
  waiting.shift()?.();
  ask();
}

function ask(): void {
  if (asked || waiting.length === 0) return;
  asked = true;
  nextIdle(() => onceLetGo(runOne));
}

/** Runs `turn` after those before it. Answers how to take it back. */
export function inIdleTurn(turn: Turn): () => void {
  waiting.push(turn);
  ask();
  return () => {
    const at = waiting.indexOf(turn);
    if (at >= 0) waiting.splice(at, 1);
  };
}
