// Generated binary records shaped like a shopping list: 600 products, ten classes. Not records of any shop.
import type { AuditData, LoadDataset } from '../types';
import { consecutiveSplits, GENERATED_CLASSES } from './consecutiveSplits';
import { hashUniform } from './counterHash';

const PRODUCTS = 600;
const STRIDE = 1024;

/** Class k buys product j with probability 0.1 if u(3, 1024 k + j) < 0.5, else 0.3; record i does if u(4, 1024 i + j) is below. */
export function purchaseLikeData(): AuditData {
  const splits = consecutiveSplits(PRODUCTS, (record, label, features) => {
    for (let j = 0; j < PRODUCTS; j++) {
      const probability = hashUniform(3, label * STRIDE + j) < 0.5 ? 0.1 : 0.3;
      features[j] = hashUniform(4, record * STRIDE + j) < probability ? 1 : 0;
    }
  });
  return {
    id: 'purchase',
    ...splits,
    classNames: Array.from({ length: GENERATED_CLASSES }, (_, label) => `class ${label}`),
    columnNames: null,
    image: null,
    standardisation: null,
    source: 'Generated in the shape of shopping lists, not records of any shop.',
  };
}

export const loadPurchaseLike: LoadDataset = async () => purchaseLikeData();
