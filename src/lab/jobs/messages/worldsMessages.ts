// What is asked of two worlds, as plain data. Apart from the page's protocol, which every reader loads.
import type { World, WorldsRequest } from '../../../addons/worlds/worlds';

export type * from '../../../addons/worlds/worlds';

/** One of the two, for two workers to share. */
export interface CloudRequest {
  world: World;
  request: WorldsRequest;
}
