// The scores of a stretch of models as bytes, checkpoint after checkpoint, so that one checkpoint can be read without the
// others. A score takes four bytes where float32 holds every one of them exactly, and else eight. Bytes are little-endian.

type ScoreWidth = 4 | 8;

/** Bytes of a score: the narrowest width that keeps every bit of all scores. */
export const widthOf = (scores: Float64Array): ScoreWidth =>
  scores.every((score) => Object.is(Math.fround(score), score)) ? 4 : 8;

/** Encodes scores by columns. They are given in row-major order, a row for each model and a column for each checkpoint. */
export function encodeColumns(scores: Float64Array, checkpoints: number, width: ScoreWidth): Uint8Array {
  const models = scores.length / checkpoints;
  const bytes = new Uint8Array(scores.length * width);
  const view = new DataView(bytes.buffer);
  for (let c = 0; c < checkpoints; c++) {
    for (let m = 0; m < models; m++) {
      const at = (c * models + m) * width;
      const score = scores[m * checkpoints + c];
      if (width === 4) view.setFloat32(at, score, true);
      else view.setFloat64(at, score, true);
    }
  }
  return bytes;
}

export function decodeColumn(bytes: Uint8Array, width: ScoreWidth): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scores = new Float64Array(bytes.byteLength / width);
  for (let m = 0; m < scores.length; m++) {
    scores[m] = width === 4 ? view.getFloat32(m * 4, true) : view.getFloat64(m * 8, true);
  }
  return scores;
}
