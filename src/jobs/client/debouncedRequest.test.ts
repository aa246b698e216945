// The newest question wins, the same one is put once, errors stay with the question they belong to.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Question } from './debouncedRequest';
import { JobError } from './jobError';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const asked: {
    request: number;
    signal: AbortSignal;
    answer: (result: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const question = new Question<number, string>({
    ask: (signal, request) =>
      new Promise((answer, fail) => {
        asked.push({ request, signal, answer, fail });
      }),
    onChange: () => {},
    rest: 100,
  });
  return { question, asked };
}

describe('Question', () => {
  it('waits for a rest and puts the newest only', async () => {
    const { question, asked } = setUp();
    question.want(1);
    question.want(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.map(({ request }) => request)).toEqual([2]);
    asked[0]?.answer('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(question.slot).toMatchObject({ status: 'done', result: 'two', answered: 2 });
    question.want(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
  });

  it('calls off a stale question and ignores its answer', async () => {
    const { question, asked } = setUp();
    question.want(1);
    await vi.advanceTimersByTimeAsync(100);
    question.want(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(question.slot).toMatchObject({ status: 'running', request: 2, result: null });
  });

  it('names a failure, and puts the same question again on request', async () => {
    const { question, asked } = setUp();
    question.want(1);
    await vi.advanceTimersByTimeAsync(100);
    asked[0]?.fail(new JobError('worker-error', 'out of reach', 'targetEpsilon'));
    await vi.advanceTimersByTimeAsync(0);
    expect(question.slot).toMatchObject({ status: 'failed', error: { field: 'targetEpsilon' } });
    question.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(2);
    question.want(null);
    expect(question.slot.status).toBe('idle');
  });
});
