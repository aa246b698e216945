// The fault that befalls a run, drawn from a seed: what fails, how, and when. Opens no browser.

import type { Answer } from './faultySite';
import { gpuFault, gpuFull, WORKER_FAULTS, type WorkerFault, workerFault } from './workerFaults';

export type Work = 'audit' | 'training';

export interface Fault {
  work: Work;
  /** Words on the fault, for the print. */
  words: string;
  answer: (name: string, before: number) => Answer;
  /** Run in the page before its scripts. */
  inPage: string | null;
  /** The emulated graphics adapter has to be there. */
  gpu: boolean;
}

/** Mulberry32: small, seeded, good enough to choose faults by. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORKERS: Readonly<Record<Work, readonly string[]>> = {
  audit: ['audit', 'queries', 'queries'],
  training: ['trainingAudit', 'training', 'training', 'queries'],
};

/** What is asked for once the page runs, by the start of its name. */
const FILES: Readonly<Record<Work, readonly string[]>> = {
  audit: [
    'assets/PromiseFigure-',
    'assets/NeighbourFigure-',
    'assets/App-',
    'assets/audit.worker-',
    'assets/index-',
  ],
  training: [
    'assets/Training-',
    'assets/AttackersChart-',
    'assets/trainingAudit.worker-',
    'assets/training.worker-',
    'assets/kernel',
    'data/',
  ],
};

/** Buffers of the small training; with so many there is room for all of it. */
const MOST_BUFFERS = 60;

const DENIALS = {
  storage: `for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  clipboard: `Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({
    writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }) });`,
};

const isScript = (name: string, worker: string) => name.startsWith(`assets/${worker}.worker-`);
const whole = () => 'whole' as const;

/** `milliseconds`: how long the undisturbed work takes here. */
export function drawFault(random: () => number, milliseconds: Readonly<Record<Work, number>>): Fault {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];
  const work = pick<Work>(['audit', 'training']);
  const at = Math.round(random() * 0.9 * milliseconds[work]);
  const plain = { work, inPage: null, gpu: false };
  const kind = random();
  if (kind < 0.58) {
    const fault = pick<WorkerFault>(WORKER_FAULTS);
    const worker = pick(WORKERS[work]);
    // the replacement comes at times to the same grief
    const times = random() < 0.25 ? 2 : 1;
    return {
      ...plain,
      words: `${worker} worker: ${fault} after ${at} ms${times === 2 ? ', and the next one too' : ''}`,
      answer: (name, before) =>
        isScript(name, worker) && before < times ? { before: workerFault(fault, at) } : 'whole',
    };
  }
  if (kind < 0.7) {
    const fault = pick(['lost', 'mute', 'full'] as const);
    const buffers = Math.floor(random() * MOST_BUFFERS);
    const [words, before] =
      fault === 'full'
        ? [`full after ${buffers} buffers`, gpuFull(buffers)]
        : [`${fault} after ${at} ms`, gpuFault(fault, at)];
    return {
      ...plain,
      work: 'training',
      gpu: true,
      words: `graphics device: ${words}`,
      answer: (name) => (isScript(name, 'trainingAudit') ? { before } : 'whole'),
    };
  }
  if (kind < 0.92) {
    const file = pick(FILES[work]);
    const answer = pick(['missing', 'never'] as const);
    const times = random() < 0.25 ? 2 : 1;
    return {
      ...plain,
      words: `${file}*: ${answer}${times === 2 ? ', twice' : ''}`,
      answer: (name, before) => (name.startsWith(file) && before < times ? answer : 'whole'),
    };
  }
  const denied = pick(['storage', 'clipboard'] as const);
  return { ...plain, words: `${denied} denied`, answer: whole, inPage: DENIALS[denied] };
}
