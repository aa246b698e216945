// The worker that turns records into features by a reader's own model. It exposes the queries of answers.ts, with TensorFlow.js, over
// comlink.
import { expose } from 'comlink';
import { fetchAssets } from '../../../audit/training/fetchAssets';
import { serveQueries } from '../../../work/worker/serve';
import { encoderQueries } from './answers';
import { decodePicture } from './tfjs/decodePicture';
import { encodeRecords } from './tfjs/encodeRecords';
import { startEngine } from './tfjs/engine';
import { openModel } from './tfjs/loadModel';

const parts = { openModel, encodeRecords, startEngine, decode: decodePicture, fetchAssets };
expose(serveQueries(encoderQueries(parts)));
