// What the form asks, as a worker answers it: the number that meets a target, then every way's ε, then its μ, each told as soon as it is
// there. The numbers are the core's.
import type {
  AnyRun,
  GoalProgress,
  GoalRequest,
  GoalSolution,
  Mu,
  Plan,
  PrintedEpsilon,
} from '../../accounting';
import type { AdjacencyName } from '../../accounting/adjacencies/names';
import { mechanismOf, planWith } from '../../accounting/plan';
import type { Run, Verified } from '../../accounting/types';
import type { Turn } from '../../rpc/cancellableTask';
import type { FormReply, FormRequest, WayReply } from '../messages/formMessages';
import { follow } from './follow';

/** The functions of the core that answer. */
export interface FormCore {
  epsilon(relation: AdjacencyName, run: AnyRun, delta: number): Verified;
  mu(relation: AdjacencyName, run: AnyRun): Mu;
  printedByLibraries(run: Run, delta: number): PrintedEpsilon[];
  solveGoal(request: GoalRequest): Generator<GoalProgress, GoalSolution, void>;
}

/** Plans with the number that meets the target, if one is wanted. */
async function solved(
  core: FormCore,
  { plans, wanted }: FormRequest,
  turn: Turn,
  tell: (progress: GoalProgress) => void,
): Promise<{ solution: GoalSolution | null; plans: readonly Plan[] }> {
  if (wanted === null) return { solution: null, plans };
  const { unknown } = wanted;
  const search = core.solveGoal({ ...wanted, plans });
  const solution = await follow(search, turn, (progress) => {
    tell(progress);
    return true;
  });
  return { solution, plans: plans.map((plan) => planWith(plan, unknown, solution.value)) };
}

export async function answerForm(
  core: FormCore,
  request: FormRequest,
  turn: Turn,
  onPartial: (partial: FormReply) => void,
): Promise<FormReply> {
  const { delta, relations } = request;
  const found = await solved(core, request, turn, (progress) =>
    onPartial({ solution: null, progress, ways: [] }),
  );
  const reply = (ways: readonly WayReply[]): FormReply => ({
    solution: found.solution,
    progress: null,
    ways: [...ways],
  });
  const ways: WayReply[] = [];
  for (const [i, plan] of found.plans.entries()) {
    const mechanism = mechanismOf(plan);
    const points: WayReply['points'][number][] = [];
    for (const relation of relations[i] ?? []) {
      await turn.pause();
      points.push({ relation, epsilon: core.epsilon(relation, mechanism, delta), mu: null });
    }
    const printed = 'sampling' in mechanism ? [] : core.printedByLibraries(mechanism, delta);
    ways.push({ mechanism, points, printed });
  }
  onPartial(reply(ways));
  for (const way of ways) {
    for (const [i, point] of way.points.entries()) {
      await turn.pause();
      way.points[i] = { ...point, mu: core.mu(point.relation, way.mechanism) };
      onPartial(reply(ways));
    }
  }
  return reply(ways);
}
