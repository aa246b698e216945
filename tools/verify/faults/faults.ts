// Draws the fault of a run from a seed: what fails, how, and when. Opens no browser.

import type { Answer } from './faultySite';
import { gpuFault, gpuFull, WORKER_FAULTS, type WorkerFault, workerFault } from './workerFaults';

export type Work = 'audit' | 'training';

export interface Fault {
  work: Work;
  /** Words on the fault, to be printed. */
  words: string;
  answer: (name: string, before: number) => Answer;
  /** Script that runs in the page before its own scripts; null where there is none. */
  inPage: string | null;
  /** Whether the fault needs the emulated graphics adapter. */
  gpu: boolean;
}

/** The random generator Mulberry32, which is small, seeded, and good enough to choose faults. */
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

/** Files that the page requests once it runs, by the start of their names. */
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

/** Number of buffers that is enough for the small training. */
const MOST_BUFFERS = 60;

const DENIALS = {
  storage: `for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  clipboard: `Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({
    writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }) });`,
};

const isScript = (name: string, worker: string) => name.startsWith(`assets/${worker}.worker-`);
const whole = () => 'whole' as const;

/** Draws a fault. @param milliseconds duration of each kind of work without a fault */
export function drawFault(random: () => number, milliseconds: Readonly<Record<Work, number>>): Fault {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];
  const work = pick<Work>(['audit', 'training']);
  const at = Math.round(random() * 0.9 * milliseconds[work]);
  const plain = { work, inPage: null, gpu: false };
  const kind = random();
  if (kind < 0.58) {
    const fault = pick<WorkerFault>(WORKER_FAULTS);
    const worker = pick(WORKERS[work]);
    // sometimes the worker that replaces the first one has the same fault
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
