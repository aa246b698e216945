// The worker of two worlds: exposes their training and attack over comlink. No logic.
import { expose } from 'comlink';
import { worldsQueries } from '../src/jobs/queries/worlds';
import { serveQueries } from '../src/jobs/worker/serve';
import { attackWorlds } from '../src/training/worlds/attack';
import { oneModel } from '../src/training/worlds/oneModel';
import { trainHere } from '../src/training/worlds/openInBrowser';

expose(serveQueries(worldsQueries({ trainWorld: trainHere, attackWorlds, oneModel })));
