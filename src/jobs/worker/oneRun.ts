// Audits of one run as a worker exposes them: in short turns, with the model as it is now and then. The numbers are the core's.
import { CancellableTask, type Turn } from '../../rpc/cancellableTask';
import type {
  GuessCountReply,
  GuessCountRequest,
  OneRunApi,
  OneRunCell,
  OneRunCellResult,
  OneRunDesign,
  OneRunFindings,
  RankedMoment,
  ThousandsReply,
  ThousandsRequest,
} from '../messages/oneRunMessages';
import { follow, serveHeard, told } from './follow';

/** The functions of the core that answer. */
export interface OneRunCore {
  /** `assets`: where data files lie. Loads what the design needs. */
  openRun(
    design: OneRunDesign,
    assets: string,
  ): Promise<
    Generator<{ done: number; look(): RankedMoment }, { last: RankedMoment; findings: OneRunFindings }, void>
  >;
  openCell(cell: OneRunCell): Promise<Generator<void, OneRunCellResult, void>>;
  traceGuessCountChoice(request: GuessCountRequest): Generator<GuessCountReply, GuessCountReply, void>;
  traceBoundByRuns(
    request: ThousandsRequest,
  ): Generator<Omit<ThousandsReply, 'seconds'>, Omit<ThousandsReply, 'seconds'>, void>;
}

/** The API of the worker of chapter 5. */
export function serveOneRun(core: OneRunCore): OneRunApi {
  const task = new CancellableTask();
  const seconds = (turn: Turn) => turn.elapsed() / 1000;
  return {
    ...task.basics,
    run: (design, assets, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const trace = await core.openRun(design, assets);
        await turn.pause();
        const { last, findings } = await follow(trace, turn, ({ look }) => {
          onPartial({ moment: look(), findings: null, seconds: seconds(turn) });
          return true;
        });
        return { moment: last, findings, seconds: seconds(turn) };
      }),
    sweep: ({ cells }, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const total = cells.reduce((sum, { design, repeats }) => sum + repeats * design.steps, 0);
        const results: OneRunCellResult[] = [];
        let done = 0;
        for (const cell of cells) {
          let within = 0;
          const tell = () => {
            onPartial({ share: (done + within) / total, results: [...results] });
            return true;
          };
          const trace = await core.openCell(cell);
          const counted = (function* () {
            for (;;) {
              const step = trace.next();
              if (step.done) return step.value;
              within++;
              yield;
            }
          })();
          results.push(await follow(counted, turn, tell));
          done += cell.repeats * cell.design.steps;
          within = 0;
          tell();
        }
        return { share: 1, results };
      }),
    guessCounts: (request, onPartial) =>
      serveHeard(task, onPartial, (turn) =>
        follow(core.traceGuessCountChoice(request), turn, told(onPartial)),
      ),
    thousands: (request, onPartial) =>
      serveHeard(task, onPartial, async (turn) => {
        const reply = await follow(core.traceBoundByRuns(request), turn, (partial) => {
          onPartial({ ...partial, seconds: seconds(turn) });
          return true;
        });
        return { ...reply, seconds: seconds(turn) };
      }),
  };
}
