// The worker that turns records into features by a reader's own model: exposes TensorFlow.js over comlink. No
// logic.
import { expose } from 'comlink';
import { decodePicture } from '../src/addons/encoder/tfjs/decodePicture';
import { encodeRecords } from '../src/addons/encoder/tfjs/encodeRecords';
import { startEngine } from '../src/addons/encoder/tfjs/engine';
import { openModel } from '../src/addons/encoder/tfjs/loadModel';
import { fetchAssets } from '../src/audit/training/fetchAssets';
import { encoderQueries } from '../src/lab/jobs/worker/encoder';
import { serveQueries } from '../src/lab/jobs/worker/serve';

const parts = { openModel, encodeRecords, startEngine, decode: decodePicture, fetchAssets };
expose(serveQueries(encoderQueries(parts)));
