// Tests of the bridge to a worker: calls, cancellations, deaths, silences and restarts.
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
  /** Calls back before its answer and once more after it. */
  gossip(hear: (word: string) => void): Promise<WireReply<string>>;
}

/** `log` gets a line for each call of echo() and toil(), and `beats` counts the beats that the worker has given. */
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
      hear('before');
      // nothing answers a callback, so its message is given time to arrive
      await rest(10);
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
  test('the first call starts the worker that all calls share', async () => {
    const { bridge, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(await bridge.call(never(), (api) => api.echo('a'))).toBe('a');
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
    expect(workers).toHaveLength(1);
  });

  test('a worker is ended only once it has been idle for the given time', async () => {
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

  test('two bridges that may have one worker together end it for each other, but only while it rests', async () => {
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

  test('an unforeseen throw is a worker-error that the worker survives', async () => {
    const { bridge, workers } = setUp();
    expect(await failure(bridge.call(never(), (api) => api.explode()))).toMatchObject({
      code: 'worker-error',
      message: 'unforeseen',
    });
    expect(await bridge.call(never(), (api) => api.echo('after'))).toBe('after');
    expect(workers).toHaveLength(1);
  });

  test('a worker that answers an abort serves the next call', async () => {
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

  test('a worker that does not answer an abort is replaced', async () => {
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

  test('a call whose signal is already aborted starts no worker', async () => {
    const { bridge, workers } = setUp();
    expect(await failure(bridge.call(AbortSignal.abort(), (api) => api.echo('x')))).toMatchObject({
      code: 'aborted',
    });
    expect(workers).toHaveLength(0);
  });

  test('a call whose second worker crashes too fails with the name of the worker and the cause', async () => {
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

  test('a call with replace: false ends with its worker', async () => {
    const { bridge, workers, log } = setUp();
    const call = failure(bridge.call(never(), (api) => api.toil(), { replace: false }));
    while (!log.includes('toil')) await rest(1);
    workers[0].crash('gone');
    expect((await call).code).toBe('worker-died');
    expect(workers).toHaveLength(1);
  });

  test('an aborted call is not put to another worker when its own dies', async () => {
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

  test('a worker that has answered an abort is not ended when the grace is over', async () => {
    // This is long enough for a busy machine too. A worker that answers later would rightly be replaced.
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

  test('an abort after the reply does not end a later call', async () => {
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

  test('a replaced worker that fails once more does not end its successor', async () => {
    const { bridge, workers } = setUp();
    await bridge.call(never(), (api) => api.echo('a'));
    workers[0].crash('gone');
    await bridge.call(never(), (api) => api.echo('b'));
    workers[0].crash('gone again');
    expect(await bridge.call(never(), (api) => api.echo('c'))).toBe('c');
    expect(workers).toHaveLength(2);
  });

  test.each(['answered', 'oneWay'] as const)(
    'a callback is not called after the reply (%s)',
    async (kind) => {
      const { bridge } = setUp();
      const heard: string[] = [];
      const told = await bridge.call(never(), (api, hearing) =>
        api.gossip(hearing[kind]((word: string) => heard.push(word))),
      );
      expect(told).toBe('told');
      await rest(40);
      expect(heard).toEqual(['before']);
    },
  );

  test('a call after a crash between calls is served by a new worker', async () => {
    const { bridge, workers } = setUp();
    await bridge.call(never(), (api) => api.echo('a'));
    workers[0].crash('idle death');
    expect(await bridge.call(never(), (api) => api.echo('b'))).toBe('b');
    expect(workers).toHaveLength(2);
  });

  /** A bridge whose worker cannot be created at the first attempt. */
  function lateBridge() {
    let attempts = 0;
    return new WorkerBridge<EchoApi>({
      name: 'echo',
      create: () => {
        attempts++;
        if (attempts === 1) throw new Error('no workers here');
        return channelWorker(echoApi([]));
      },
    });
  }

  test('a call whose worker cannot be created is rejected with the reason', async () => {
    const error = await failure(lateBridge().call(never(), (api) => api.echo('a')));
    expect(error.code).toBe('worker-died');
    expect(error.message).toContain('no workers here');
  });

  test('a call after one whose worker could not be created tries again', async () => {
    const bridge = lateBridge();
    await failure(bridge.call(never(), (api) => api.echo('a')));
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

  test('restart ends a call with replace: false', async () => {
    const { bridge, log } = setUp();
    const toils = () => log.filter((line) => line === 'toil').length;
    const final = failure(bridge.call(never(), (api) => api.toil(), { replace: false }));
    while (toils() < 1) await rest(1);
    bridge.restart();
    expect(await final).toMatchObject({ code: 'worker-died', reason: 'restarted' });
    bridge.close();
  });

  test('a call aborted just after a restart is not put to the fresh worker', async () => {
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

  test('close ends the worker for good', async () => {
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

    test('the call of a worker that ends without an event is put to another one once the limit is over', async () => {
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

    test('a call whose second worker is silent too fails after twice the limit', async () => {
      const { bridge, workers, log, clock } = setUp();
      const call = failure(
        bridge.call(never(), async (api) => {
          // The answer shows that the worker has loaded.
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

    test('a call whose second worker does not load either fails after twice the limit', async () => {
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

    test('slow work that beats within the limit is not taken for silence', async () => {
      const { bridge, log, beats, workers, clock } = setUp();
      const controller = new AbortController();
      const call = failure(bridge.call(controller.signal, (api) => api.toil()));
      while (!log.includes('toil')) await rest(1);
      for (let i = 0; i < 3; i++) {
        clock.pass(19);
        // toil() beats by itself, however slow the machine is.
        const before = beats.told;
        await until(() => beats.told > before);
        // The bridge hears the beat a turn or two later.
        for (let turn = 0; turn < 10; turn++) await rest(1);
      }
      expect(workers[0].terminated).toBe(false);
      controller.abort();
      await call;
    });

    test('a worker is replaced any number of times as long as something is finished in between', async () => {
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

    test('an answer that is no reply counts as the death of the worker', async () => {
      const { bridge, workers } = setUp();
      const error = await failure(bridge.call(never(), (api) => api.babble()));
      expect(error.code).toBe('worker-died');
      expect(error.message).toContain('no reply');
      expect(workers.every(({ terminated }) => terminated)).toBe(true);
      expect(await bridge.call(never(), (api) => api.echo('after'))).toBe('after');
    });

    test('no timer runs once all calls have ended', async () => {
      const { bridge, clock } = setUp();
      await bridge.call(never(), (api) => api.echo('a'));
      await failure(bridge.call(never(), (api) => api.refuse()));
      await failure(bridge.call(AbortSignal.abort(), (api) => api.echo('b')));
      expect(clock.running).toBe(0);
    });
  });
});
