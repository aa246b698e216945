// What can be asked of two worlds: a function each, from which the worker, the client and their types follow. The
// numbers are the core's.

import type { Steps } from '../../../work/queries/query';
import { attackWorlds } from '../engine/attack';
import type {
  AttackRequest,
  OneModel,
  OneModelRequest,
  World,
  WorldCloud,
  WorldsFindings,
  WorldsRequest,
} from '../engine/worlds';
import { oneModel } from '../training/oneModel';
import { trainHere } from '../training/openInBrowser';

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
