// Asks about a network's logits on a device. A kernel reads the rows chunk by chunk, and only a few numbers a row come
// back.
import { emptyAnswer } from '../../network/heads';
import type { Answer, NetworkTask, Question } from '../../network/task';
import { ANSWER_HEAD, answers } from '../kernels/heads';
import type { Workbench } from '../workbench';
import type { DeviceLayers, DeviceWeights } from './layers';

/** Of one chunk's answers and labels. */
const ANSWER_BYTES = 16 * 2 ** 20;

/** At most `chunkRows` rows at a time. */
export async function askDevice(
  question: Question,
  { heads }: NetworkTask,
  layers: DeviceLayers,
  weights: DeviceWeights,
  chunkRows: number,
  bench: Workbench,
): Promise<Answer> {
  const { head, rows, labels, each } = question;
  const widths = heads.map(({ classes }) => classes);
  const stride = widths.reduce((sum, classes) => sum + classes, 0);
  const offset = widths.slice(0, head).reduce((sum, classes) => sum + classes, 0);
  const width = ANSWER_HEAD + each;
  const most = Math.max(1, Math.min(chunkRows, Math.floor(ANSWER_BYTES / (4 * (width + each)))));
  const answer = emptyAnswer(question);
  for (let from = 0; from < rows.length; from += most) {
    const count = Math.min(most, rows.length - from);
    const list = bench.list(rows.subarray(from, from + count));
    const wanted = bench.list(labels.subarray(from * each, (from + count) * each));
    const result = bench.allocate(count * width);
    layers.forward({ list, rows: count }, weights);
    answers({
      groups: count,
      inputs: { logits: layers.outputs, labels: wanted },
      uniforms: { rows: count, classes: widths[head], each, stride, offset },
      result,
    });
    const values = await bench.take(result);
    bench.letGo(list);
    bench.letGo(wanted);
    for (let i = 0; i < count; i++) {
      const [largest, sum, best] = values.subarray(i * width);
      answer.logSums[from + i] = largest + Math.log(sum);
      answer.best[from + i] = best;
      const given = values.subarray(i * width + ANSWER_HEAD, (i + 1) * width);
      answer.logits.set(given, (from + i) * each);
    }
  }
  return answer;
}
