// The request of the form to its worker. Pure.
import { adjacenciesOf, type FormAnswer } from '../../engine/form/asked';
import type { FormRequest } from '../../worker/queries';

/** The request for a form; null where it has no run to count. */
export function requestOf(
  { ways, aim }: Pick<FormAnswer, 'ways' | 'aim'>,
  delta: number,
): FormRequest | null {
  if (ways.length === 0) return null;
  const common = adjacenciesOf(ways);
  const wanted = aim?.goal ? { adjacency: aim.adjacency, unknown: aim.unknown, goal: aim.goal } : null;
  const adjacencies = ways.map(() => common);
  const runs = wanted ? [] : ways.flatMap(({ run }) => (run === null ? [] : [run]));
  const plans = wanted ? ways.map(({ plan }) => plan) : [];
  return { runs, plans, adjacencies, delta, wanted };
}
