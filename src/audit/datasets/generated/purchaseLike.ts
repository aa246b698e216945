// Generated binary records shaped like a shopping list: 600 products, ten classes. Not records of any shop.
import type { AuditData, LoadDataset } from '../types';
import { generatedData } from './consecutiveSplits';
import { hashUniform } from './counterHash';

const PRODUCTS = 600;
const STRIDE = 1024;
const SOURCE = 'Generated in the shape of shopping lists, not records of any shop.';

/** Class k buys product j with probability 0.1 if u(3, 1024 k + j) < 0.5, else 0.3; record i does if u(4, 1024 i + j) is below. */
export const purchaseLikeData = (): AuditData =>
  generatedData('purchase', SOURCE, PRODUCTS, (record, label, features) => {
    for (let j = 0; j < PRODUCTS; j++) {
      const probability = hashUniform(3, label * STRIDE + j) < 0.5 ? 0.1 : 0.3;
      features[j] = hashUniform(4, record * STRIDE + j) < probability ? 1 : 0;
    }
  });

export const loadPurchaseLike: LoadDataset = async () => purchaseLikeData();
