// The recorded results of the page's start: they are shown, marked as recorded, until this tab has computed them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePoint } from '../../../test/shared/fakeNumbers';
import {
  auditReply,
  curvesReply,
  progress,
  storeWithHeldJobs,
  withSigma,
} from '../../../test/shared/heldJobs';
import { JobError } from '../../base/rpc/jobError';
import { axisWindow, DEFAULT_SCENARIO } from '../../scenario';
import { auditRequest, curvesRequest } from '../requests';
import { parseInitialResults } from './initialResults';
import { formatRecording, type Recording } from './recording';
import { computedHere, isRecorded, pageAudit, type StartReply } from './snapshot';

const request = curvesRequest(DEFAULT_SCENARIO, axisWindow(DEFAULT_SCENARIO));
const recording: Recording<StartReply> = {
  preset: 'start',
  link: '',
  seed: 1,
  commit: '0123456789ab',
  backend: 'Node 20',
  seconds: 1,
  reply: {
    curves: curvesReply(request),
    point: fakePoint(4),
    audit: auditReply(auditRequest(DEFAULT_SCENARIO)),
    row: [],
  },
};
const initialResults = parseInitialResults(formatRecording(recording)) ?? expect.unreachable('not read');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('recorded results are read with the exact values of their axis', () => {
  expect(initialResults.curves.values).toEqual(request.values);
  expect(initialResults.made.commit).toBe('0123456789ab');
});

test('a text that is no recording of the start is refused', () => {
  expect(parseInitialResults(formatRecording({ ...recording, preset: 'figure-4' }))).toBeNull();
  expect(parseInitialResults('')).toBeNull();
  const { substitute: _, ...fewer } = recording.reply.curves;
  const older = { ...recording, reply: { ...recording.reply, curves: fewer } };
  expect(parseInitialResults(formatRecording(older))).toBeNull();
});

test('recorded results are shown at once for their scenario until every part is computed', async () => {
  const { store, curves, points, audits } = storeWithHeldJobs(initialResults);
  store.setScenario(DEFAULT_SCENARIO);
  const first = store.getSnapshot();
  expect(first.initialResults).toBe(initialResults);
  expect(first.curves).toMatchObject({ status: 'running', current: true, reply: initialResults.curves });
  expect(first.point).toMatchObject({ status: 'running', current: true, reply: initialResults.point });
  expect(isRecorded(pageAudit(first), first)).toBe(true);
  expect(computedHere(first)).toEqual({ reply: null, request: null, audits: [], auditRow: [] });
  await vi.advanceTimersByTimeAsync(0);

  await curves[0].answer(curvesReply(curves[0].request));
  await points[0].answer(fakePoint(4));
  expect(store.getSnapshot().curves).toMatchObject({ status: 'done', current: true });
  expect(computedHere(store.getSnapshot()).reply).not.toBeNull();
  // an audit of some draws does not replace the recording, because it says less than one of all draws
  audits[0].tell(progress(audits[0].request, 500));
  expect(store.getSnapshot().initialResults).toBe(initialResults);
  await audits[0].answer(auditReply(audits[0].request));
  const last = store.getSnapshot();
  expect(last.initialResults).toBeNull();
  expect(isRecorded(pageAudit(last), last)).toBe(false);
});

test('recorded results stay and are named as such when the workers fail', async () => {
  const { store, curves } = storeWithHeldJobs(initialResults);
  store.setScenario(DEFAULT_SCENARIO);
  await vi.advanceTimersByTimeAsync(0);
  await curves[0].fail(new JobError('worker-died', 'gone'));
  expect(store.getSnapshot()).toMatchObject({
    initialResults: { made: { commit: '0123456789ab' } },
    curves: { status: 'failed', reply: initialResults.curves },
    workerFailed: true,
  });
});

test('recorded results are not shown for another scenario', () => {
  const { store } = storeWithHeldJobs(initialResults);
  store.setScenario(withSigma(3));
  const snapshot = store.getSnapshot();
  expect(snapshot.initialResults).toBeNull();
  expect(snapshot.curves.reply).toBeNull();
  expect(pageAudit(snapshot)?.reply).toBeNull();
});
