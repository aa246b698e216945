// Processor time as Linux counts it, for the whole machine and for a process with all that it has started. On other systems it is not
// known, and the functions return null. Asserts nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Units of Linux's counts: hundredths of a second, on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds that the machine's processors have been busy since it started; null where there is no /proc/stat. */
export function machineSeconds(): number | null {
  try {
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/);
    const [user, nice, system, , , interrupts, softInterrupts] = ticks.map(Number);
    return (user + nice + system + interrupts + softInterrupts) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

interface Spent {
  parent: number;
  /** Ticks of the process or thread itself. */
  own: number;
  /** Ticks of child processes that have ended and that the process has waited for. */
  ended: number;
}

/** Counts of a process by its number, or of the calling thread ('thread-self'); null where the process has ended meanwhile. */
function spentBy(process: string): Spent | null {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    // the second field is the program's name in brackets, which may hold blanks and brackets itself
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1], own: fields[11] + fields[12], ended: fields[13] + fields[14] };
  } catch {
    return null;
  }
}

/** Seconds of processes that ended without their parent waiting for them, so that Linux counts them nowhere any more. */
let lost = 0;
let last = 0;

/**
 * Seconds of processor time so far of this process and of all its descendants, among them a browser and its pages. When a process ends,
 * its time is added to the parent that waits for it. A browser that is closed does not wait for its pages, so their time is kept here, if
 * this function was called just before (launchChromium does so). The result therefore never falls. Null where there is no /proc.
 */
export function familySeconds(): number | null {
  const now = countFamily();
  if (now === null) return null;
  lost += Math.max(0, last - now);
  last = now;
  return now + lost;
}

function countFamily(): number | null {
  const all = new Map<number, Spent>();
  try {
    for (const name of readdirSync('/proc')) {
      const spent = /^\d+$/.test(name) ? spentBy(name) : null;
      if (spent) all.set(Number(name), spent);
    }
  } catch {
    return null;
  }
  const isFamily = (pid: number): boolean =>
    pid === process.pid || (all.has(pid) && isFamily(all.get(pid)!.parent));
  let ticks = 0;
  for (const [pid, { own, ended }] of all) if (isFamily(pid)) ticks += own + ended;
  return ticks / TICKS_PER_SECOND;
}

/** Seconds that this thread has spent so far; null where there is no /proc. */
function threadSeconds(): number | null {
  const spent = spentBy('thread-self');
  return spent && spent.own / TICKS_PER_SECOND;
}

/**
 * Seconds of processor time so far of the calling worker: of its process with all descendants, or of its thread. Where there is no /proc,
 * they are those of its process alone.
 */
export function workerSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (isMainThread ? familySeconds() : threadSeconds()) ?? (user + system) / 1e6;
}
