// The recorded start stands in, says so, and gives way to what this tab computes.
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

test('is read with the exact values of its axis', () => {
  expect(initialResults.curves.values).toEqual(request.values);
  expect(initialResults.made.commit).toBe('0123456789ab');
});

test('is refused where it is no start', () => {
  expect(parseInitialResults(formatRecording({ ...recording, preset: 'figure-4' }))).toBeNull();
  expect(parseInitialResults('')).toBeNull();
  const { substitute: _, ...fewer } = recording.reply.curves;
  const older = { ...recording, reply: { ...recording.reply, curves: fewer } };
  expect(parseInitialResults(formatRecording(older))).toBeNull();
});

test('is there at once for its scenario, and every part gives way', async () => {
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
  // a part of the draws says less than all of them
  audits[0].tell(progress(audits[0].request, 500));
  expect(store.getSnapshot().initialResults).toBe(initialResults);
  await audits[0].answer(auditReply(audits[0].request));
  const last = store.getSnapshot();
  expect(last.initialResults).toBeNull();
  expect(isRecorded(pageAudit(last), last)).toBe(false);
});

test('stays, under its name, when the workers fail', async () => {
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

test('stands in for no other scenario', () => {
  const { store } = storeWithHeldJobs(initialResults);
  store.setScenario(withSigma(3));
  const snapshot = store.getSnapshot();
  expect(snapshot.initialResults).toBeNull();
  expect(snapshot.curves.reply).toBeNull();
  expect(pageAudit(snapshot)?.reply).toBeNull();
});
