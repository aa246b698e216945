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
  const frames: (() => void)[] = [];
  const { accounting, afterFigure } = figureFirst(client, (callback) => frames.push(callback));
  const later = afterFigure(audit);
  const frame = () => {
    for (const callback of frames.splice(0)) callback();
  };
  const begin = () => {
    const figure = accounting.own('curves', signal, CURVES).catch(() => null);
    void accounting.own('point', signal, POINT);
    void later.run(signal, AUDIT, () => {});
    return figure;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { accounting, later, asked, curves, begin, settled, frame };
}

test.each(['answer', 'fail', 'part'] as const)(
  'the point waits for the first curves, and the audit until a frame has shown them: %s',
  async (end) => {
    const { asked, curves, begin, settled, frame } = setUp();
    void begin();
    await settled();
    frame();
    expect(asked).toEqual(['curves']);
    curves[0]?.[end]();
    await settled();
    expect(asked).toEqual(['curves', 'point']);
    frame();
    expect(asked).toEqual(['curves', 'point']);
    await settled();
    expect(asked).toEqual(['curves', 'point', 'audit']);
  },
);

test('later curves make nothing wait', async () => {
  const { accounting, asked, curves, begin, settled, frame } = setUp();
  const figure = begin();
  curves[0]?.answer();
  await figure;
  await settled();
  frame();
  await settled();
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
