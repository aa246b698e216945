// The bridge to a worker: calls, cancellations, deaths, silences and restarts.
import { describe, expect, test } from 'vitest';
import { type ChannelWorker, channelWorker } from '../../../test/shared/channelWorker';
import { ManualClock } from '../../../test/shared/manualClock';
import { CancellableTask } from './cancellableTask';
import { JobError } from './jobError';
import type { CancellableApi, WireReply } from './reply';
import { Roster } from './roster';
import { WorkerBridge } from './workerBridge';

interface EchoApi extends CancellableApi {
  echo(text: string): WireReply<string>;
  refuse(): WireReply<string>;
  explode(): WireReply<string>;
  /** Works until it is cancelled. */
  toil(): Promise<WireReply<string>>;
  /** Never answers, not even a cancel. */
  hang(): Promise<WireReply<string>>;
  /** Answers with something that is no reply. */
  babble(): WireReply<string>;
  /** Tells something, answers, and tells more. */
  gossip(hear: (word: string) => void): Promise<WireReply<string>>;
}

/** `beats` counts what has been told of work that moves on. */
function echoApi(log: string[], beats = { told: 0 }): EchoApi {
  const task = new CancellableTask();
  return {
    ...task.basics,
    attend: (beat) =>
      task.basics.attend(() => {
        beats.told++;
        beat();
      }),
    echo: (text) => {
      log.push(text);
      return { ok: true, value: text };
    },
    refuse: () => ({ ok: false, error: { code: 'out-of-range', field: 'steps', message: 'steps is 0' } }),
    explode: () => {
      throw new Error('unforeseen');
    },
    toil: () =>
      task.serve(async (turn) => {
        log.push('toil');
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          await turn.pause();
        }
      }),
    hang: () => new Promise(() => {}),
    babble: () => 'nonsense' as never,
    gossip: async (hear) => {
      await hear('before');
      setTimeout(() => hear('after'), 1);
      return { ok: true, value: 'told' };
    },
  };
}

function setUp(grace = 20, idle?: number, roster?: Roster) {
  const log: string[] = [];
  const workers: ChannelWorker[] = [];
  const beats = { told: 0 };
  const clock = new ManualClock();
  const bridge = new WorkerBridge<EchoApi>({
    name: 'echo',
    grace,
    ...(idle !== undefined && { idle }),
    ...(roster && { roster }),
    clock,
    limits: { loading: 30, working: 20 },
    create: () => {
      const worker = channelWorker(echoApi(log, beats));
      workers.push(worker);
      return worker;
    },
  });
  return { bridge, log, beats, workers, clock };
}

const never = () => new AbortController().signal;
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should have been rejected'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(JobError);
      return error as JobError;
    },
  );

describe('WorkerBridge', () => {
  test('starts no worker before the first call, then keeps it', async () => {
    const { bridge, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(await bridge.call(never(), (api) => api.echo('a'))).toBe('a');
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
    expect(workers).toHaveLength(1);
  });

  test('an idle worker is ended, never one that works', async () => {
    const { bridge, log, workers } = setUp(1000, 0.02);
    const controller = new AbortController();
    const call = failure(bridge.call(controller.signal, (api) => api.toil()));
    while (!log.includes('toil')) await rest(1);
    await rest(60);
    expect(workers[0].terminated).toBe(false);
    controller.abort();
    await call;
    await expect.poll(() => workers[0].terminated).toBe(true);
    expect(await bridge.call(never(), (api) => api.echo('again'))).toBe('again');
    expect(workers).toHaveLength(2);
  });

  test('of two that share one worker the one waits for the other, whose worker is ended for it', async () => {
    const roster = new Roster(1);
    const [first, second] = [setUp(1000, 60, roster), setUp(1000, 60, roster)];
    const controller = new AbortController();
    const toil = failure(first.bridge.call(controller.signal, (api) => api.toil()));
    await expect.poll(() => first.log).toContain('toil');
    const left = new AbortController();
    const given = failure(second.bridge.call(left.signal, (api) => api.echo('never')));
    const echo = second.bridge.call(never(), (api) => api.echo('b'));
    left.abort();
    expect((await given).code).toBe('aborted');
    expect(second.workers).toHaveLength(0);
    controller.abort();
    await toil;
    expect(await echo).toBe('b');
    expect(second.log).toEqual(['b']);
    expect(first.workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await first.bridge.call(never(), (api) => api.echo('a'))).toBe('a');
    expect(second.workers.map(({ terminated }) => terminated)).toEqual([true]);
  });

  test('turns a WireError into a JobError with its field', async () => {
    const { bridge } = setUp();
    const error = await failure(bridge.call(never(), (api) => api.refuse()));
    expect(error).toMatchObject({
      code: 'worker-error',
      reason: 'out-of-range',
      field: 'steps',
      message: 'steps is 0',
    });
  });

  test('an unforeseen throw in the worker is a worker-error, and the worker lives on', async () => {
    const { bridge, workers } = setUp();
    expect(await failure(bridge.call(never(), (api) => api.explode()))).toMatchObject({
      code: 'worker-error',
      message: 'unforeseen',
    });
    expect(await bridge.call(never(), (api) => api.echo('after'))).toBe('after');
    expect(workers).toHaveLength(1);
  });

  test('rejects an aborted call at once and reuses a worker that answers the abort', async () => {
    const { bridge, log, workers } = setUp(1000);
    const controller = new AbortController();
    const call = failure(bridge.call(controller.signal, (api) => api.toil()));
    while (!log.includes('toil')) await rest(1);
    controller.abort();
    expect(await call).toMatchObject({ code: 'aborted' });
    expect(await bridge.call(never(), (api) => api.echo('next'))).toBe('next');
    expect(workers).toHaveLength(1);
    expect(workers[0].terminated).toBe(false);
  });

  test('replaces a worker that does not answer an abort', async () => {
    const { bridge, workers } = setUp();
    const controller = new AbortController();
    await bridge.call(never(), (api) => api.echo('ready'));
    const call = failure(bridge.call(controller.signal, (api) => api.hang()));
    await rest(5);
    controller.abort();
    expect(await call).toMatchObject({ code: 'aborted' });
    expect(await bridge.call(never(), (api) => api.echo('next'))).toBe('next');
    expect(workers).toHaveLength(2);
    expect(workers[0].terminated).toBe(true);
  });

  test('a call aborted before its turn never reaches the worker', async () => {
    const { bridge, log } = setUp();
    const first = new AbortController();
    const second = new AbortController();
    const toiling = failure(bridge.call(first.signal, (api) => api.toil()));
    const waiting = failure(bridge.call(second.signal, (api) => api.echo('never')));
    const last = bridge.call(never(), (api) => api.echo('last'));
    second.abort();
    expect(await waiting).toMatchObject({ code: 'aborted' });
    first.abort();
    await toiling;
    expect(await last).toBe('last');
    expect(log).not.toContain('never');
  });

  test('a signal that is already aborted starts nothing', async () => {
    const { bridge, workers } = setUp();
    expect(await failure(bridge.call(AbortSignal.abort(), (api) => api.echo('x')))).toMatchObject({
      code: 'aborted',
    });
    expect(workers).toHaveLength(0);
  });

  test('a call whose second worker crashes too is named', async () => {
    const { bridge, workers, log } = setUp();
    const call = failure(bridge.call(never(), (api) => api.toil()));
    while (!log.includes('toil')) await rest(1);
    workers[0].crash('a passing fault');
    while (log.length < 2) await rest(1);
    workers[1].crash('out of memory');
    const error = await call;
    expect(error.code).toBe('worker-died');
    expect(error.message).toContain('echo');
    expect(error.message).toContain('out of memory');
    expect(await bridge.call(never(), (api) => api.echo('next'))).toBe('next');
    expect(workers).toHaveLength(3);
  });

  test('a call that is not to be put again ends with its worker', async () => {
    const { bridge, workers, log } = setUp();
    const call = failure(bridge.call(never(), (api) => api.toil(), { replace: false }));
    while (!log.includes('toil')) await rest(1);
    workers[0].crash('gone');
    expect((await call).code).toBe('worker-died');
    expect(workers).toHaveLength(1);
  });

  test('a call that was called off is not put to the next worker when its own dies of it', async () => {
    const { bridge, workers, log } = setUp(1000);
    const controller = new AbortController();
    const call = failure(
      bridge.call(controller.signal, (api) => {
        log.push('put');
        return api.hang();
      }),
    );
    while (!log.includes('put')) await rest(1);
    controller.abort();
    workers[0].crash('gone');
    expect((await call).code).toBe('aborted');
    expect(await bridge.call(never(), (api) => api.echo('next'))).toBe('next');
    expect(log.filter((line) => line === 'put')).toHaveLength(1);
  });

  test('the worker that has stopped in time is still there when the time is over', async () => {
    // long for a busy machine, too: what is late is rightly replaced
    const GRACE = 800;
    const { bridge, workers, log } = setUp(GRACE);
    const controller = new AbortController();
    const call = failure(bridge.call(controller.signal, (api) => api.toil()));
    while (!log.includes('toil')) await rest(1);
    controller.abort();
    await call;
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
    await rest(1.5 * GRACE);
    expect(await bridge.call(never(), (api) => api.echo('c'))).toBe('c');
    expect(workers).toHaveLength(1);
    expect(workers[0].terminated).toBe(false);
  });

  test('an abort that comes after the reply touches no later call', async () => {
    const { bridge, log } = setUp();
    const early = new AbortController();
    await bridge.call(early.signal, (api) => api.echo('a'));
    const late = new AbortController();
    let ended = false;
    const call = failure(bridge.call(late.signal, (api) => api.toil())).finally(() => {
      ended = true;
    });
    while (!log.includes('toil')) await rest(1);
    early.abort();
    await rest(40);
    expect(ended).toBe(false);
    late.abort();
    await call;
  });

  test('a replaced worker that fails once more harms no later one', async () => {
    const { bridge, workers } = setUp();
    await bridge.call(never(), (api) => api.echo('a'));
    workers[0].crash('gone');
    await bridge.call(never(), (api) => api.echo('b'));
    workers[0].crash('gone again');
    expect(await bridge.call(never(), (api) => api.echo('c'))).toBe('c');
    expect(workers).toHaveLength(2);
  });

  test('what a worker says after its reply is not heard', async () => {
    const { bridge } = setUp();
    const heard: string[] = [];
    const told = await bridge.call(never(), (api, hearing) =>
      api.gossip(hearing((word: string) => heard.push(word))),
    );
    expect(told).toBe('told');
    await rest(40);
    expect(heard).toEqual(['before']);
  });

  test('a crash between calls is not noticed by the caller', async () => {
    const { bridge, workers } = setUp();
    await bridge.call(never(), (api) => api.echo('a'));
    workers[0].crash('idle death');
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
    expect(workers).toHaveLength(2);
  });

  test('a worker that cannot be created is a rejection, and the next call tries again', async () => {
    let attempts = 0;
    const bridge = new WorkerBridge<EchoApi>({
      name: 'echo',
      create: () => {
        attempts++;
        if (attempts === 1) throw new Error('no workers here');
        return channelWorker(echoApi([]));
      },
    });
    const error = await failure(bridge.call(never(), (api) => api.echo('a')));
    expect(error.code).toBe('worker-died');
    expect(error.message).toContain('no workers here');
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
  });

  test('restart puts the call under way to the fresh worker', async () => {
    const { bridge, workers, log } = setUp();
    const toils = () => log.filter((line) => line === 'toil').length;
    const call = bridge.call(never(), (api) =>
      workers.length === 1 ? api.toil() : api.echo('by the fresh one'),
    );
    while (toils() < 1) await rest(1);
    bridge.restart();
    expect(await call).toBe('by the fresh one');
    bridge.close();
  });

  test('restart ends a call that is not to be replaced', async () => {
    const { bridge, log } = setUp();
    const toils = () => log.filter((line) => line === 'toil').length;
    const final = failure(bridge.call(never(), (api) => api.toil(), { replace: false }));
    while (toils() < 1) await rest(1);
    bridge.restart();
    expect(await final).toMatchObject({ code: 'worker-died', reason: 'restarted' });
    bridge.close();
  });

  test('restart ends a call that nobody wants any more', async () => {
    const { bridge, log } = setUp();
    const toils = () => log.filter((line) => line === 'toil').length;
    const left = new AbortController();
    const unwanted = failure(bridge.call(left.signal, (api) => api.toil()));
    while (toils() < 1) await rest(1);
    bridge.restart();
    left.abort();
    expect(await unwanted).toMatchObject({ code: 'aborted' });
    expect(toils()).toBe(1);
    expect(await bridge.call(never(), (api) => api.echo('again'))).toBe('again');
    bridge.close();
  });

  test('close is final', async () => {
    const { bridge, workers } = setUp();
    expect(await bridge.call(never(), (api) => api.echo('once'))).toBe('once');
    bridge.close();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    expect(await failure(bridge.call(never(), (api) => api.echo('late')))).toMatchObject({
      code: 'worker-died',
    });
  });

  describe('silence', () => {
    const until = async (met: () => boolean) => {
      while (!met()) await rest(1);
    };
    const count = (log: string[], entry: string) => log.filter((line) => line === entry).length;

    test('a worker that ends without a word is replaced, and the call is put to the next one', async () => {
      const { bridge, workers, clock } = setUp();
      await bridge.call(never(), (api) => api.echo('ready'));
      const call = bridge.call(never(), (api) => (workers.length === 1 ? api.hang() : api.echo('second')));
      await until(() => clock.running === 1);
      workers[0].terminate();
      clock.pass(19);
      expect(workers).toHaveLength(1);
      clock.pass(1);
      expect(await call).toBe('second');
      expect(workers).toHaveLength(2);
    });

    test('a worker that never answers is named the second time, after twice as long', async () => {
      const { bridge, workers, log, clock } = setUp();
      const call = failure(
        bridge.call(never(), async (api) => {
          // answered, so the worker has loaded
          await api.echo('at work');
          log.push('waiting');
          return api.hang();
        }),
      );
      await until(() => count(log, 'waiting') === 1);
      clock.pass(20);
      expect(workers[0].terminated).toBe(true);
      await until(() => count(log, 'waiting') === 2);
      clock.pass(39);
      expect(workers[1].terminated).toBe(false);
      clock.pass(1);
      const error = await call;
      expect(error).toMatchObject({ code: 'worker-died', reason: 'silent' });
      expect(error.message).toBe('The echo worker gave no sign of life within 40 seconds.');
      expect(await bridge.call(never(), (api) => api.echo('after'))).toBe('after');
    });

    test('a worker whose script never comes is ended and named', async () => {
      const clock = new ManualClock();
      const handles: ChannelWorker[] = [];
      const bridge = new WorkerBridge<EchoApi>({
        name: 'echo',
        clock,
        limits: { loading: 30, working: 20 },
        create: () => {
          const handle = channelWorker({});
          handle.terminate();
          handles.push(handle);
          return handle;
        },
      });
      const call = failure(bridge.call(never(), (api) => api.echo('a')));
      await until(() => clock.running === 1);
      clock.pass(30);
      await until(() => handles.length === 2 && clock.running === 1);
      clock.pass(60);
      expect((await call).message).toBe('The echo worker did not load within 60 seconds.');
      expect(handles).toHaveLength(2);
    });

    test('work that goes on, slowly, is never taken for silence', async () => {
      const { bridge, log, beats, workers, clock } = setUp();
      const controller = new AbortController();
      const call = failure(bridge.call(controller.signal, (api) => api.toil()));
      while (!log.includes('toil')) await rest(1);
      for (let i = 0; i < 3; i++) {
        clock.pass(19);
        // toil() beats by itself, however slow the machine
        const before = beats.told;
        await until(() => beats.told > before);
        // and is heard a turn or two later
        for (let turn = 0; turn < 10; turn++) await rest(1);
      }
      expect(workers[0].terminated).toBe(false);
      controller.abort();
      await call;
    });

    test('as long as something is finished in between, a worker is replaced again and again', async () => {
      const { bridge, workers, log, clock } = setUp();
      let finished = 0;
      const call = bridge.call(never(), (api) => (workers.length < 5 ? api.toil() : api.echo('at last')), {
        finished: () => finished,
      });
      for (let i = 1; i < 5; i++) {
        while (count(log, 'toil') < i) await rest(1);
        finished++;
        workers[i - 1].terminate();
        clock.pass(30);
      }
      expect(await call).toBe('at last');
    });

    test('an answer that is no reply ends the worker and is named', async () => {
      const { bridge, workers } = setUp();
      const error = await failure(bridge.call(never(), (api) => api.babble()));
      expect(error.code).toBe('worker-died');
      expect(error.message).toContain('no reply');
      expect(workers.every(({ terminated }) => terminated)).toBe(true);
      expect(await bridge.call(never(), (api) => api.echo('after'))).toBe('after');
    });

    test('no timer is left behind', async () => {
      const { bridge, clock } = setUp();
      await bridge.call(never(), (api) => api.echo('a'));
      await failure(bridge.call(never(), (api) => api.refuse()));
      await failure(bridge.call(AbortSignal.abort(), (api) => api.echo('b')));
      expect(clock.running).toBe(0);
    });
  });
});
