// The requests of the page for two worlds. Each world has a worker of its own, if there are two. A few models answer while a record is
// dragged, and all of them once it rests.

import { tabled } from '../../../work/client/asks';
import { keyOfData, LatestRequest } from '../../../work/client/latestRequest';
import type { Team } from '../../../work/team';
import type { World, WorldsReply, WorldsRequest } from '../engine/worlds';

export type * from '../engine/worlds';

/** Number of models of each world in the first answer. */
export const FIRST_MODELS = 100;

export function worldsOver({ hand, slow }: Pick<Team, 'hand' | 'slow'>) {
  async function askBoth(signal: AbortSignal, request: WorldsRequest): Promise<WorldsReply> {
    const cloud = (bridge: Team['hand'], world: World) =>
      tabled(bridge, 'two-worlds').ask('cloud')(signal, { world, request });
    const worlds = await Promise.all([cloud(hand, 0), cloud(slow, 1)]);
    const { change, keptSteps, delta, confidence } = request;
    const seen = [seenOf(worlds[0]), seenOf(worlds[1])] as const;
    const attack = { change, keptSteps, delta, confidence, seen };
    return { worlds, ...(await tabled(hand, 'two-worlds').ask('findings')(signal, attack)) };
  }

  return {
    /** Trains both worlds once, for a comparison with what is drawn. */
    ask: askBoth,
    /** Trains both worlds for the figure: FIRST_MODELS models answer first, and `request.models` in the end. */
    worlds: new LatestRequest<WorldsRequest, WorldsReply>({
      keyOf: keyOfData,
      ask: (signal, request) =>
        askBoth(signal, { ...request, models: Math.min(FIRST_MODELS, request.models) }),
      complete: (signal, request) => (request.models > FIRST_MODELS ? askBoth(signal, request) : null),
    }),
    model: tabled(hand, 'two-worlds').latest('one'),
  };
}

const seenOf = ({ models, probes }: WorldsReply['worlds'][number]) => ({ models, probes });
