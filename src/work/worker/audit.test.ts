// The audit as its worker serves it: stages, progress, aborts and refusals.
import { describe, expect, test } from 'vitest';
import { fakeAudit } from '../../../test/shared/fakeNumbers';
import { served } from '../../../test/shared/served';
import { InputError } from '../../base/numerics/errors';
import { changeScenario, DEFAULT_SCENARIO } from '../../scenario';
import { auditRequest } from '../requests';
import type { AuditReply, Progress } from '../worker/audit';
import { auditQueries } from './audit';

const servedAudit = (open: Parameters<typeof auditQueries>[0]) => served(auditQueries(open));
const request = (runs: number) => auditRequest(changeScenario(DEFAULT_SCENARIO, { runs }));

describe('auditQueries', () => {
  test('an audit is reported at 500 runs and whenever they have doubled, up to the runs asked for', async () => {
    const advanced: number[] = [];
    const reported: number[] = [];
    const api = servedAudit((of) => fakeAudit(of, (draws) => advanced.push(draws)));
    const reply = await api.ask('audit', request(20_000), ({ partial, done }) => {
      if (partial === null) return;
      reported.push(partial.runs);
      expect(done).toBe(partial.runs * 2 * 3);
    });
    expect(reported).toEqual([500, 1000, 2000, 4000, 8000, 16_000]);
    expect(reply).toMatchObject({ ok: true, value: { runs: 20_000 } });
    expect(advanced.reduce((sum, draws) => sum + draws, 0)).toBe(20_000);
  });

  test('a small audit is drawn in one stage without a partial report', async () => {
    const reported: Progress<AuditReply>[] = [];
    const reply = await served(auditQueries(fakeAudit)).ask('audit', request(120), (progress) =>
      reported.push(progress),
    );
    expect(reply).toMatchObject({ ok: true, value: { runs: 120 } });
    expect(reported.filter(({ partial }) => partial !== null)).toEqual([]);
  });

  test('a cancel ends an audit between two slices of draws', async () => {
    let drawn = 0;
    const api = servedAudit((of) =>
      fakeAudit(of, (draws) => {
        drawn += draws;
        if (drawn >= 3000) api.cancel();
      }),
    );
    const reply = await api.ask('audit', request(1_000_000), () => {});
    expect(reply).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(drawn).toBeLessThan(1_000_000);
  });

  test('a cancel without a call does not end a later call', async () => {
    const api = served(auditQueries(fakeAudit));
    api.cancel();
    expect(await api.ask('audit', request(200), () => {})).toMatchObject({ ok: true });
  });

  test('a request that the core refuses is answered by its error as data', async () => {
    const api = servedAudit(() => {
      throw new InputError('out-of-range', 'runs', 'runs is 0. Give more.');
    });
    expect(await api.ask('audit', request(200), () => {})).toEqual({
      ok: false,
      error: { code: 'out-of-range', field: 'runs', message: 'runs is 0. Give more.' },
    });
  });
});
