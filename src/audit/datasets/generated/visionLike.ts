// Generated records shaped like the features of a vision transformer: 768 wide, ten classes, variance falling as 1/j.
// Not features of any picture.
import type { AuditData, LoadDataset } from '../types';
import { GENERATED_CLASSES, generatedData } from './consecutiveSplits';
import { hashNormal } from './counterHash';

const WIDTH = 768;
const STRIDE = 1024;
const SOURCE = 'Generated in the shape of features of a vision transformer, not features of any picture.';

/**
 * x_ij = separation N(1, 1024 y_i + j) + s_j N(2, 1024 i + j), with s_j^2 = variance (768/H) / (j+1), H = sum 1/(j+1).
 * No standardisation; the mean norm is about 27.7.
 */
function visionLikeData(id: string, separation: number, variance: number): AuditData {
  let harmonic = 0;
  for (let j = 0; j < WIDTH; j++) harmonic += 1 / (j + 1);
  const deviations = Float64Array.from({ length: WIDTH }, (_, j) =>
    Math.sqrt((variance * WIDTH) / harmonic / (j + 1)),
  );
  const centres = Array.from({ length: GENERATED_CLASSES }, (_, label) =>
    Float64Array.from({ length: WIDTH }, (_, j) => separation * hashNormal(1, label * STRIDE + j)),
  );
  return generatedData(id, SOURCE, WIDTH, (record, label, features) => {
    for (let j = 0; j < WIDTH; j++) {
      features[j] = centres[label][j] + deviations[j] * hashNormal(2, record * STRIDE + j);
    }
  });
}

/** Weakly separated classes: a non-private head is right on 96% of the test set, a private one (epsilon 10) on 31%. */
export const loadWeakVision: LoadDataset = async () => visionLikeData('vit', 0.15, 0.9775);

/** Well separated classes: the better stand-in for a fine-tuned vision head (private accuracy about 0.94). */
export const loadVision: LoadDataset = async () => visionLikeData('vit03', 0.3, 0.91);
