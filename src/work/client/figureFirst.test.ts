// The order in which the page asks its workers at the start.
import { expect, test } from 'vitest';
import { fakeCurves } from '../../../test/shared/fakeNumbers';
import { DEFAULT_SCENARIO } from '../../scenario';
import { auditRequest, curvesRequest, pointRequest } from '../requests';
import type { AuditClient } from '../store/auditQueue';
import type { AccountingClient, AskAccountant } from './accountingClient';
import { figureFirst } from './figureFirst';

const { signal } = new AbortController();
const CURVES = curvesRequest(DEFAULT_SCENARIO, { min: 1, max: 2 } as never, 3);
const POINT = pointRequest(DEFAULT_SCENARIO);
const AUDIT = auditRequest(DEFAULT_SCENARIO);

function setUp() {
  const asked: string[] = [];
  const curves: { answer(): void; fail(): void; part(): void }[] = [];
  const own = ((name: string, _signal: unknown, _request: unknown, onPart: (part: unknown) => void) => {
    asked.push(name);
    if (name !== 'curves') return new Promise(() => {});
    return new Promise((resolve, reject) => {
      const reply = fakeCurves(CURVES);
      curves.push({
        answer: () => resolve(reply),
        fail: () => reject(new Error('lost')),
        part: () => onPart(reply),
      });
    });
  }) as unknown as AskAccountant;
  const client: AccountingClient = { own, side: own, restart: () => {}, close: () => {} };
  const audit: AuditClient = {
    run: () => {
      asked.push('audit');
      return new Promise(() => {});
    },
    restart: () => {},
    close: () => {},
  };
  const { accounting, audit: later } = figureFirst(client, audit);
  const begin = () => {
    const figure = accounting.own('curves', signal, CURVES).catch(() => null);
    void accounting.own('point', signal, POINT);
    void later.run(signal, AUDIT, () => {});
    return figure;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { accounting, later, asked, curves, begin, settled };
}

test.each(['answer', 'fail', 'part'] as const)(
  'point and audit wait for the first curves: %s',
  async (end) => {
    const { asked, curves, begin, settled } = setUp();
    void begin();
    await settled();
    expect(asked).toEqual(['curves']);
    curves[0]?.[end]();
    await settled();
    expect(asked).toEqual(['curves', 'point', 'audit']);
  },
);

test('later curves make nothing wait', async () => {
  const { accounting, asked, curves, begin, settled } = setUp();
  const figure = begin();
  curves[0]?.answer();
  await figure;
  void accounting.own('curves', signal, CURVES);
  void accounting.own('point', signal, POINT);
  await settled();
  expect(asked).toEqual(['curves', 'point', 'audit', 'curves', 'point']);
});

test('point and audit wait for no curves if none were asked for', async () => {
  const { accounting, later, asked, settled } = setUp();
  void accounting.own('point', signal, POINT);
  void later.run(signal, AUDIT, () => {});
  await settled();
  expect(asked).toEqual(['point', 'audit']);
});
