// What can be asked of two worlds: a function each. The numbers are the core's, which is handed in, for it trains.
import type {
  AttackRequest,
  OneModel,
  OneModelRequest,
  World,
  WorldCloud,
  WorldsFindings,
  WorldsRequest,
} from '../../guests/two-worlds/engine/worlds';
import type { Steps } from './query';

export interface CloudRequest {
  world: World;
  request: WorldsRequest;
}

export interface WorldsCore {
  /** Yields as often as it can stop. */
  trainWorld(request: CloudRequest): AsyncGenerator<void, WorldCloud, void>;
  attackWorlds(request: AttackRequest): WorldsFindings;
  oneModel(request: OneModelRequest): OneModel;
}

export type WorldsTable = ReturnType<typeof worldsQueries>;

export const worldsQueries = (core: WorldsCore) => ({
  cloud: (request: CloudRequest): Steps<WorldCloud> => core.trainWorld(request),

  *findings(request: AttackRequest): Steps<WorldsFindings> {
    yield;
    return core.attackWorlds(request);
  },

  *one(request: OneModelRequest): Steps<OneModel> {
    yield;
    return core.oneModel(request);
  },
});
