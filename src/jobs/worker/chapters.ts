// The chapters' computations as a worker exposes them: in short turns, with partial results. The numbers are the core's.
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import type {
  ProfileCurves,
  ProfileQuery,
  RatioMap,
  RatioMapQuery,
  TradeoffPoint,
} from '../../accounting/curves/types';
import type { Mechanism } from '../../accounting/types';
import type { ThresholdReading } from '../../auditing/types';
import type { GuessBound } from '../../risk/types';
import { CancellableTask, type Turn } from '../../rpc/cancellableTask';
import type {
  ChaptersApi,
  ChoiceReply,
  ChoiceRequest,
  CrowdReply,
  CrowdRequest,
  SampleReply,
  SampleRequest,
  StoppingReply,
} from '../messages/chapterMessages';
import { follow, type Hear, serveHeard, told } from './follow';

/** The functions of the core that answer. */
export interface ChaptersCore {
  traceProfiles(query: ProfileQuery): Generator<number, ProfileCurves, void>;
  tradeoff(relation: AdjacencyName, mechanism: Mechanism, alphas: ArrayLike<number>): TradeoffPoint[];
  substituteGuess(prior: number, mechanism: Mechanism): GuessBound;
  traceRatioMap(query: RatioMapQuery, map: RatioMap): Generator<'cell' | 'row', RatioMap, void>;
  emptyRatioMap(cells: number, rows: number): RatioMap;
  sampleScores(query: SampleRequest): SampleReply;
  sortScores(original: Float64Array, substituted: Float64Array): Scores;
  readThreshold(
    scores: Scores,
    threshold: number,
    settings: { mechanism: Mechanism; delta: number; confidence: number },
  ): ThresholdReading;
  traceThresholdChoice(query: ChoiceRequest): Generator<ChoiceReply, ChoiceReply, void>;
  traceCrowdAudit(query: CrowdRequest): Generator<CrowdReply, CrowdReply, void>;
  traceStoppingChoice(query: ChoiceRequest): Generator<StoppingReply, StoppingReply, void>;
}

interface Scores {
  original: Float64Array;
  substituted: Float64Array;
}

/** The API of the chapters' worker. */
export function serveChapters(core: ChaptersCore): ChaptersApi {
  const task = new CancellableTask();
  const heard = <Value, Partial>(onPartial: Hear<Partial>, work: (turn: Turn) => Promise<Value>) =>
    serveHeard(task, onPartial, work);
  return {
    ...task.basics,
    profile: (request) => task.serve((turn) => follow(core.traceProfiles(request), turn)),
    tradeoff: ({ mechanism, alphas }) =>
      task.serve(async (turn) => {
        const of = async (relation: AdjacencyName) => {
          await turn.pause();
          return core.tradeoff(relation, mechanism, alphas);
        };
        return {
          alphas,
          addRemove: await of('add-remove'),
          substitute: await of('substitute'),
          implied: await of('implied'),
          group: await of('group'),
        };
      }),
    guess: ({ mechanism, priors }) =>
      task.serve(async (turn) => {
        const bounds: GuessBound[] = [];
        for (const prior of priors) {
          await turn.pause();
          bounds.push(core.substituteGuess(prior, mechanism));
        }
        return bounds;
      }),
    map: (request, onPartial) =>
      heard(onPartial, (turn) => {
        const rows = request.noiseMultipliers.length;
        const map = core.emptyRatioMap(rows * request.samplingRates.length, rows);
        return follow(core.traceRatioMap(request, map), turn, (step) => {
          if (step === 'row') onPartial(map);
          return step === 'row';
        });
      }),
    sample: (request) => task.serve(async () => core.sampleScores(request)),
    threshold: ({ mechanism, seed, fresh = 0, runs, threshold, delta, confidence }) =>
      task.serve(async () => {
        const { original, substituted } = core.sampleScores({ mechanism, seed, fresh, runs, points: 2 });
        return core.readThreshold(core.sortScores(original, substituted), threshold, {
          mechanism,
          delta,
          confidence,
        });
      }),
    choice: (request, onPartial) =>
      heard(onPartial, (turn) => follow(core.traceThresholdChoice(request), turn, told(onPartial))),
    crowd: (request, onPartial) =>
      heard(onPartial, (turn) => follow(core.traceCrowdAudit(request), turn, told(onPartial))),
    stopping: (request, onPartial) =>
      heard(onPartial, (turn) => follow(core.traceStoppingChoice(request), turn, told(onPartial))),
  };
}
