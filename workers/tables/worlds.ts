// Two worlds and the attack on them, as a table over the real computations. No logic.
import { attackWorlds } from '../../src/addons/worlds/attack';
import { oneModel } from '../../src/addons/worlds/oneModel';
import { trainHere } from '../../src/addons/worlds/openInBrowser';
import { worldsQueries } from '../../src/lab/jobs/queries/worlds';

export const WORLDS_QUERIES = worldsQueries({ trainWorld: trainHere, attackWorlds, oneModel });
