// npm run bench -- card: one line about this machine's graphics card, to be sent to whoever asked for it. Without a card the line is of
// the software adapter, and says so.
import { openGpuPage } from '../../test/browser/harness/gpuPage';
import { OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { cardLine } from './cardText';

export async function* cardReport(): AsyncGenerator<string> {
  const gpu = await openGpuPage([OPTIMISED_AS_USUAL]);
  try {
    const { failure, card } = await gpu.ask({ kind: 'card' });
    if (failure || !card) throw new Error(failure ?? 'nothing was measured');
    yield cardLine(card, gpu.version, new Date().toISOString().slice(0, 10));
  } finally {
    await gpu.close();
  }
}
