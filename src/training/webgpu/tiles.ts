// Which tile each product uses: the small ones that compile fast everywhere, and the candidates that real adapters try.
import type { ProductTile } from './wgsl/productTile';

export interface Tiles {
  /** columns counts the classes. */
  residuals: ProductTile;
  product: ProductTile;
  update: ProductTile;
}

/** Straight from storage, small: compiled in a fifth of a second even by a software adapter. */
export function directTiles(classes: number): Tiles {
  const direct = { lanesX: 64, lanesY: 1, depth: 0 };
  return {
    residuals: { ...direct, vectors: classes <= 4 ? 2 : 1, columns: classes },
    product: { ...direct, vectors: 2, columns: 1 },
    update: { ...direct, vectors: 2, columns: 1 },
  };
}
