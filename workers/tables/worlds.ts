// Two worlds and the attack on them, as a table over the real computations. No logic.
import { attackWorlds } from '../../src/guests/two-worlds/engine/attack';
import { oneModel } from '../../src/guests/two-worlds/engine/oneModel';
import { trainHere } from '../../src/guests/two-worlds/engine/openInBrowser';
import { worldsQueries } from '../../src/work/queries/worlds';

export const WORLDS_QUERIES = worldsQueries({ trainWorld: trainHere, attackWorlds, oneModel });
