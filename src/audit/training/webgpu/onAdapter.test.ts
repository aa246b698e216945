// Opening something on a graphics card: what is opened is handed out, and a refusal at any step gives a reason.
import { afterEach, expect, test, vi } from 'vitest';
import { english } from '../../../base/sentences/sentence';
import { onAdapter } from './onAdapter';

afterEach(() => void vi.unstubAllGlobals());

const adapter = { info: { isFallbackAdapter: false } };
const refused = (words: string) => () => Promise.reject(new DOMException(words, 'OperationError'));

test.each([
  ['no adapter is found', async () => null, async () => 'a card', 'WebGPU found no adapter'],
  ['the adapter is refused', refused('blocked'), async () => 'a card', 'WebGPU did not start: blocked'],
  ['the device is refused', async () => adapter, refused('no device'), 'WebGPU did not start: no device'],
])('the reason is given if %s', async (_, requestAdapter, open, reason) => {
  vi.stubGlobal('navigator', { gpu: { requestAdapter } });
  const opened = await onAdapter({}, async () => open);
  expect(opened.backend).toBeNull();
  expect(opened.reason && english(opened.reason)).toBe(reason);
});

test('what is opened on an adapter is handed out', async () => {
  vi.stubGlobal('navigator', { gpu: { requestAdapter: async () => adapter } });
  expect(await onAdapter({}, async () => async () => 'a card')).toMatchObject({
    backend: 'a card',
    reason: null,
  });
});
