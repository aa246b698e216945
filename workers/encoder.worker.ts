// The worker that turns records into features by a reader's own model: exposes TensorFlow.js over comlink. No logic.
import { expose } from 'comlink';
import { decodePicture } from '../src/encoder/tfjs/decodePicture';
import { encodeRecords } from '../src/encoder/tfjs/encodeRecords';
import { startEngine } from '../src/encoder/tfjs/engine';
import { openModel } from '../src/encoder/tfjs/openModel';
import { serveEncoder } from '../src/jobs/worker/encoder';
import { fetchAssets } from '../src/training/fetchAssets';

expose(serveEncoder({ openModel, encodeRecords, startEngine, decode: decodePicture, fetchAssets }));
