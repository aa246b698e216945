// Processor time as Linux counts it: of the whole machine, and of a process with all that it has started. Elsewhere nobody says as
// much, and the answer is null. Asserts nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Linux counts in hundredths of a second on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds that the machine's processors have been at work since it started; null where there is no /proc/stat. */
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
  /** Ticks of what the process started, and waited for until it ended. */
  ended: number;
}

/** What Linux says of a process by its number, or of this very thread ('thread-self'); null where it has ended meanwhile. */
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

/** What those have spent that ended unwaited for, whose time nobody took over. */
let lost = 0;
let last = 0;

/**
 * Seconds that this process, what it has started and what those have started spent so far, a browser and its pages among them.
 * Who waits for a process that ends takes its time over, but a browser that is closed leaves its pages to end by themselves: what they
 * spent is kept where this was asked for just before (launchChromium does). So it never falls. Null where there is no /proc.
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
 * Seconds that the worker which asks has spent so far: its process with all that it has started, or the thread that it is.
 * Where there is no /proc, its process alone.
 */
export function workerSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (isMainThread ? familySeconds() : threadSeconds()) ?? (user + system) / 1e6;
}
