// The worker that turns records into features by a reader's own model: exposes TensorFlow.js over comlink. No
// logic.
import { expose } from 'comlink';
import { fetchAssets } from '../src/audit/training/fetchAssets';
import { decodePicture } from '../src/guests/encoder/engine/tfjs/decodePicture';
import { encodeRecords } from '../src/guests/encoder/engine/tfjs/encodeRecords';
import { startEngine } from '../src/guests/encoder/engine/tfjs/engine';
import { openModel } from '../src/guests/encoder/engine/tfjs/loadModel';
import { encoderQueries } from '../src/work/worker/encoder';
import { serveQueries } from '../src/work/worker/serve';

const parts = { openModel, encodeRecords, startEngine, decode: decodePicture, fetchAssets };
expose(serveQueries(encoderQueries(parts)));
