// The worker of two worlds: exposes their training and attack over comlink. No logic.
import { expose } from 'comlink';
import { attackWorlds } from '../src/addons/worlds/attack';
import { oneModel } from '../src/addons/worlds/oneModel';
import { trainHere } from '../src/addons/worlds/openInBrowser';
import { worldsQueries } from '../src/lab/jobs/queries/worlds';
import { serveQueries } from '../src/lab/jobs/worker/serve';

expose(serveQueries(worldsQueries({ trainWorld: trainHere, attackWorlds, oneModel })));
