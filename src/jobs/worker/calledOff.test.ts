// What a worker computes piece by piece ends at the next piece once it is called off.
import { describe, expect, test } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import { auditRequest } from '../messages/requests';
import { fakeAudit, fakeCurves } from '../testing/fakeNumbers';
import { type Accountant, serveAccounting } from './accounting';
import { serveAudit } from './audit';
import { type ChaptersCore, serveChapters } from './chapters';

const ABORTED = { ok: false, error: { code: 'aborted' } };
const { samplingRate, noiseMultiplier, steps, delta } = DEFAULT_SCENARIO;
const mechanism = { samplingRate, noiseMultiplier, steps };
const known = { verified: true, value: 1, lower: 1, upper: 1, method: 'closed-form' } as const;

describe('accounting', () => {
  /** Called off by the computation with this number. */
  function setUp(last: number) {
    let computed = 0;
    const compute = <Value>(value: Value): Value => {
      computed++;
      if (computed === last) api.cancel();
      return value;
    };
    const accountant: Accountant = {
      *traceEpsilonCurves(request) {
        for (let done = 1; done <= request.values.length; done++) yield compute(done);
        return fakeCurves(request);
      },
      epsilon: () => compute(known),
      lastIterateEpsilon: () => compute(known),
      bracketEpsilon: () => compute({ lower: 1, upper: 1 }),
      noiseMultiplierFor: () => compute(known),
      samplingRateFor: () => compute(known),
      stepsFor: () => compute(known),
      batchSizeFor: () => compute({ batchSize: 1, mechanism }),
    };
    const api = serveAccounting(accountant);
    return { api, computed: () => computed };
  }

  test.each([1, 3])('curves, after point %i', async (last) => {
    const { api, computed } = setUp(last);
    const values = Float64Array.of(1, 2, 3, 4);
    expect(await api.curves({ mechanism, delta, axis: 'steps', values })).toMatchObject(ABORTED);
    expect(computed()).toBe(last);
  });

  test.each([1, 4, 7])('a point, after number %i', async (last) => {
    const { api, computed } = setUp(last);
    expect(await api.point({ mechanism, delta })).toMatchObject(ABORTED);
    expect(computed()).toBe(last);
  });

  test.each([1, 2])('a calibration, after number %i', async (last) => {
    const { api, computed } = setUp(last);
    const request = {
      solveFor: 'steps',
      relation: 'substitute',
      mechanism,
      delta,
      targetEpsilon: 3,
    } as const;
    expect(await api.calibrate(request)).toMatchObject(ABORTED);
    expect(computed()).toBe(last);
  });
});

describe('an audit', () => {
  const request = auditRequest(changeScenario(DEFAULT_SCENARIO, { runs: 20_000 }));

  test('before its first report', async () => {
    let drawn = 0;
    const api = serveAudit((of) =>
      fakeAudit(of, (draws) => {
        drawn += draws;
        api.cancel();
      }),
    );
    expect(await api.run(request, () => {})).toMatchObject(ABORTED);
    // the first slice; a report is made of 500
    expect(drawn).toBe(100);
  });

  test('at a report', async () => {
    let drawn = 0;
    const api = serveAudit((of) =>
      fakeAudit(of, (draws) => {
        drawn += draws;
      }),
    );
    const tell = ({ partial }: { partial: unknown }) => {
      if (partial !== null) api.cancel();
    };
    expect(await api.run(request, tell)).toMatchObject(ABORTED);
    expect(drawn).toBe(500);
  });

  test('while it takes up earlier draws', async () => {
    const restored: number[] = [];
    const api = serveAudit((of) => ({
      ...fakeAudit(of),
      restore() {
        restored.push(1);
        api.cancel();
      },
    }));
    const block = { elapsed: 1 } as never;
    expect(
      await api.run(
        request,
        () => {},
        () => {},
        [block, block],
      ),
    ).toMatchObject(ABORTED);
    expect(restored).toHaveLength(1);
  });
});

describe('chapters', () => {
  function setUp(last: number) {
    let computed = 0;
    const compute = <Value>(value: Value): Value => {
      computed++;
      if (computed === last) api.cancel();
      return value;
    };
    function* trace(): Generator<never, void, void> {
      for (let i = 0; i < 100; i++) yield compute(0 as never);
    }
    const core = {
      traceProfiles: trace,
      tradeoff: () => compute([]),
      substituteGuess: () => compute({}),
    } as unknown as ChaptersCore;
    const api = serveChapters(core);
    return { api, computed: () => computed };
  }

  test('a traced figure', async () => {
    const { api, computed } = setUp(3);
    expect(await api.profile({} as never)).toMatchObject(ABORTED);
    expect(computed()).toBe(3);
  });

  test('trade-offs', async () => {
    const { api, computed } = setUp(2);
    expect(await api.tradeoff({ mechanism, alphas: Float64Array.of(0.5) })).toMatchObject(ABORTED);
    expect(computed()).toBe(2);
  });

  test('guesses', async () => {
    const { api, computed } = setUp(1);
    expect(await api.guess({ mechanism, priors: [0.1, 0.2, 0.3] })).toMatchObject(ABORTED);
    expect(computed()).toBe(1);
  });
});
