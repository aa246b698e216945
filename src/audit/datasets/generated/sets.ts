// Generated sets: the first records train, the next are auxiliary, the last are for the test; the label of record i is i modulo
// the number of classes. Nothing is standardised.
import type { AuditData, LoadDataset, RecordTable } from '../types';
import { hashNormal, hashUniform } from './counterHash';

/** Distance between the hash counters of one row and those of the next. */
const STRIDE = 1024;

interface GeneratedSizes {
  columns: number;
  classes: number;
  /** Number of records in each split. The splits follow each other in this order. */
  train: number;
  auxiliary: number;
  test: number;
}

const TEN_CLASSES = { classes: 10, train: 500, auxiliary: 500, test: 1000 } as const;

/** Makes a data set. Each record is filled by `fill(record number, label, features of that record)`. */
function generatedData(
  id: string,
  source: string,
  { columns, classes, train, auxiliary, test }: GeneratedSizes,
  fill: (record: number, label: number, features: Float64Array) => void,
): AuditData {
  const part = (first: number, rows: number): RecordTable => {
    const features = new Float64Array(rows * columns);
    const labels = new Uint16Array(rows);
    for (let i = 0; i < rows; i++) {
      labels[i] = (first + i) % classes;
      fill(first + i, labels[i], features.subarray(i * columns, (i + 1) * columns));
    }
    return { rows, columns, classes, features, labels };
  };
  return {
    id,
    train: part(0, train),
    auxiliary: part(train, auxiliary),
    test: part(train + auxiliary, test),
    classNames: Array.from({ length: classes }, (_, label) => `class ${label}`),
    columnNames: null,
    image: null,
    standardisation: null,
    source,
  };
}

// Binary records shaped like a shopping list of 600 products. Not records of any shop.
const PRODUCTS = 600;
const SHOPPING = 'Generated in the shape of shopping lists, not records of any shop.';

/**
 * With u for hashUniform: class k buys product j with probability 0.1 if u(3, 1024 k + j) < 0.5, else 0.3. Record i buys
 * product j if u(4, 1024 i + j) is below its class's probability.
 */
const shoppingLists =
  (id: string, sizes: Omit<GeneratedSizes, 'columns'>): LoadDataset =>
  async () =>
    generatedData(id, SHOPPING, { columns: PRODUCTS, ...sizes }, (record, label, features) => {
      for (let j = 0; j < PRODUCTS; j++) {
        const probability = hashUniform(3, label * STRIDE + j) < 0.5 ? 0.1 : 0.3;
        features[j] = hashUniform(4, record * STRIDE + j) < probability ? 1 : 0;
      }
    });

export const loadPurchaseLike = shoppingLists('purchase', TEN_CLASSES);

/** A set with as many training records and classes as the paper's experiment on Purchase100: 240 MB of training features. */
export const loadHundredPurchases = shoppingLists('purchase50000', {
  classes: 100,
  train: 50_000,
  auxiliary: 5000,
  test: 5000,
});

// Records shaped like the features of a vision transformer: 768 wide, ten classes, and a variance inside a class that falls
// as 1/(j+1) over the columns j from 0.
const WIDTH = 768;
const VISION = 'Generated in the shape of features of a vision transformer, not features of any picture.';

/**
 * With N for hashNormal: x_ij = separation N(1, 1024 y_i + j) + s_j N(2, 1024 i + j), s_j^2 = variance (768/H) / (j+1), H = sum
 * 1/(j+1), for columns j from 0 to 767. The mean norm of the records is about 27.7.
 */
function visionLikeData(id: string, separation: number, variance: number): AuditData {
  let harmonic = 0;
  for (let j = 0; j < WIDTH; j++) harmonic += 1 / (j + 1);
  const deviations = Float64Array.from({ length: WIDTH }, (_, j) =>
    Math.sqrt((variance * WIDTH) / harmonic / (j + 1)),
  );
  const centres = Array.from({ length: TEN_CLASSES.classes }, (_, label) =>
    Float64Array.from({ length: WIDTH }, (_, j) => separation * hashNormal(1, label * STRIDE + j)),
  );
  return generatedData(id, VISION, { columns: WIDTH, ...TEN_CLASSES }, (record, label, features) => {
    for (let j = 0; j < WIDTH; j++) {
      features[j] = centres[label][j] + deviations[j] * hashNormal(2, record * STRIDE + j);
    }
  });
}

/**
 * Weakly separated classes. A head that is trained without privacy is right on 96% of the test set, and one of 100 private
 * steps at a substitute epsilon of 10 on 31%.
 */
export const loadWeakVision: LoadDataset = async () => visionLikeData('vit', 0.15, 0.9775);

/** Well separated classes, the better stand-in for a fine-tuned vision head. The same private steps reach about 94%. */
export const loadVision: LoadDataset = async () => visionLikeData('vit03', 0.3, 0.91);
