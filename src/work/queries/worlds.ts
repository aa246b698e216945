// What can be asked of two worlds: a function each, from which the worker, the client and their types follow. The
// numbers are the core's.
import { attackWorlds } from '../../guests/two-worlds/engine/attack';
import { oneModel } from '../../guests/two-worlds/engine/oneModel';
import { trainHere } from '../../guests/two-worlds/engine/openInBrowser';
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

export const WORLDS_QUERIES = {
  /** Yields as often as it can stop. */
  cloud: (request: CloudRequest): Steps<WorldCloud> => trainHere(request),

  *findings(request: AttackRequest): Steps<WorldsFindings> {
    yield;
    return attackWorlds(request);
  },

  *one(request: OneModelRequest): Steps<OneModel> {
    yield;
    return oneModel(request);
  },
};
