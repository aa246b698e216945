// The one process of the Python module when it is shared by threads, interrupted, abandoned or orphaned: no query gets another one's
// answer, and no process keeps running when nobody waits for it. Skipped with a warning where there is no python3.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { builtCommand } from '../shared/builtCommand';
import { size } from '../statistics/size';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const found = spawnSync('python3', ['--version']).status === 0;
if (!found) console.warn('No python3 here: the Python module is not tried.');

/** Head of the scripts, with queries that take minutes: one occupies the command's main thread, and the other keeps its threads busy. */
const HEAD = `
import functools, json, os, signal, sys, threading, time
sys.path.insert(0, "python")
from adjacency_lab import Lab as AnyLab
Lab = functools.partial(AnyLab, command=json.loads(os.environ["COMMAND"]))
SLOW = dict(query="auditWorstCase", samplingRate=1, noiseMultiplier=20, steps=100, delta=1e-5, runs=1000000, repeats=1000)
TRAINING = dict(query="auditTraining", dataset="digits", canary="S2", model="mlp", samplingRate=0.25, noiseMultiplier=4,
                clippingNorm=1, learningRate=0.05, steps=5000, delta=1e-5, runsPerWorld=5000)
def gaussian(i, **more):
    return dict(more, query="gdpEps", mu=0.5 + i / 50, delta=1e-6)
def soon(act):
    timer = threading.Timer(0.6, act)
    timer.daemon = True
    timer.start()
def broken_off(ask):
    """How the ask ended."""
    try:
        ask()
        said = "answered"
    except BaseException as error:
        said = type(error).__name__
    return said
`;

/** What the Python module starts: the command compiled, for from TypeScript each start takes seconds. */
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  env = { ...process.env, COMMAND: JSON.stringify([...(await builtCommand()), 'compute']) };
});

/** Milliseconds on a machine that stands still for a while; the queries take far longer. */
const AT_ONCE = 20_000;

/** Milliseconds after which a script that hangs has failed. */
const PATIENCE = 200_000;

const run = (script: string): string[] =>
  execFileSync('python3', ['-c', HEAD + script], { cwd: ROOT, env, encoding: 'utf8', timeout: PATIENCE })
    .trim()
    .split('\n');

test.skipIf(!found)('threads that share it get their own answers, with their own ids', () => {
  const said = run(`
with Lab() as lab:
    expected = [reply["eps"] for reply in lab.ask_many([gaussian(i) for i in range(240)])]
    for threads in (1, 2, 8):
        wrong = []
        def ask(which):
            for i in range(which, 24, threads):
                if lab.ask(**gaussian(i))["eps"] != expected[i]:
                    wrong.append(i)
            ours = range(which, 240, threads)
            for i, reply in zip(ours, lab.ask_many([gaussian(i, id=["mine", i]) for i in ours])):
                if reply["eps"] != expected[i] or reply["id"] != ["mine", i]:
                    wrong.append(i)
        started = [threading.Thread(target=ask, args=(which,), daemon=True) for which in range(threads)]
        for one in started:
            one.start()
        until = time.time() + 60
        for one in started:
            one.join(max(0, until - time.time()))
        print(threads, len(wrong), sum(one.is_alive() for one in started), flush=True)
    # a line that is refused whole has no id, and what is no query comes back in its place too
    deep = 0
    for _ in range(70):
        deep = [deep]
    replies = lab.ask_many([gaussian(3, id="a"), dict(query="gdpEps", mu=deep), "no query", gaussian(4, id="b")])
    print([reply["id"] for reply in replies], ["error" in reply for reply in replies], replies[3]["eps"] == expected[4])
    # a generator that asks in between, and one that breaks: nothing of either is left unanswered
    print([reply["eps"] for reply in lab.ask_many(gaussian(lab.ask(**gaussian(5))["eps"] == expected[5]) for _ in range(2))] == [expected[1]] * 2)
    def breaking():
        yield gaussian(7)
        raise ValueError
    print(broken_off(lambda: lab.ask_many(breaking())), lab.ask(**gaussian(6))["eps"] == expected[6])
    os._exit(0)
`);
  expect(said).toEqual([
    '1 0 0',
    '2 0 0',
    '8 0 0',
    "['a', None, None, 'b'] [False, True, True, False] True",
    'True',
    'ValueError True',
  ]);
});

test.skipIf(!found || process.platform === 'win32')(
  'an ask that is broken off has no answer later, and ends the command at once',
  () => {
    const said = run(`
class Alarm(Exception):
    pass
def alarm(*_):
    raise Alarm
def interrupt():
    os.kill(os.getpid(), signal.SIGINT)
def asked_again(lab):
    try:
        return lab.ask(**gaussian(1))["eps"]
    except RuntimeError as error:
        return str(error)
signal.signal(signal.SIGALRM, alarm)
for name, act in (("alarm", lambda: os.kill(os.getpid(), signal.SIGALRM)), ("interrupt", interrupt)):
    with Lab() as lab:
        lab.ask(**gaussian(1))
        soon(act)
        print(name, broken_off(lambda: lab.ask_many([gaussian(2), SLOW, gaussian(3)])), asked_again(lab), flush=True)
# closed by another thread, in the midst of a query
lab = Lab()
lab.ask(**gaussian(1))
soon(lab.close)
print(broken_off(lambda: lab.ask_many([SLOW])), asked_again(lab), flush=True)
# left while another thread waits
with Lab() as lab:
    lab.ask(**gaussian(1))
    ended = []
    waiting = threading.Thread(target=lambda: ended.append(broken_off(lambda: lab.ask_many([TRAINING]))), daemon=True)
    waiting.start()
    time.sleep(1)
    since = time.time()
waiting.join(20)
print(time.time() - since < 20, ended, flush=True)
# a copy of it in another process is refused, and leaves the first one's alone
with Lab() as lab:
    child = os.fork()
    if child == 0:
        said = asked_again(lab)
        lab.close()
        os._exit(0 if "belongs to process" in said else 1)
    print(os.waitpid(child, 0)[1], round(asked_again(lab), 3), flush=True)
os._exit(0)
`);
    const over = (why: string) => `${why} Start another Lab.`;
    expect(said).toEqual([
      `alarm Alarm ${over('An ask was broken off.')}`,
      `interrupt KeyboardInterrupt ${over('An ask was broken off.')}`,
      `RuntimeError ${over('The Lab was closed.')}`,
      "True ['RuntimeError']",
      expect.stringMatching(/^0 \d\.\d+$/),
    ]);
  },
);

/** A process's descendants, by their ids. */
function descendants(of: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const all = [of];
  for (const parent of all) all.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!));
  return all.slice(1);
}

/** Whether it runs: what has ended and was not fetched by its parent does not. */
function runs(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

test
  .skipIf(!found || spawnSync('ps', ['-A', '-o', 'pid=']).status !== 0)
  .each(size(['SLOW'], ['SLOW', 'TRAINING']))(
  'a Python that is killed leaves nothing behind that computes (%s)',
  async (query) => {
    const script = `
lab = Lab()
lab.ask(**gaussian(1))
print("started", flush=True)
lab.ask_many([${query}])
`;
    const python = spawn('python3', ['-c', HEAD + script], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let left: number[] = [];
    try {
      expect(String((await once(python.stdout, 'data'))[0])).toContain('started');
      await new Promise((resolve) => setTimeout(resolve, 800));
      left = descendants(python.pid!);
      expect(left.filter(runs).length).toBeGreaterThan(0);
      python.kill('SIGKILL');
      const since = performance.now();
      while (left.some(runs) && performance.now() - since < AT_ONCE)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(left.filter(runs)).toEqual([]);
    } finally {
      python.kill('SIGKILL');
      for (const pid of left.filter(runs)) process.kill(pid, 'SIGKILL');
    }
  },
);
