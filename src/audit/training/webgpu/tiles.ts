// The tiles of the products: small ones, which compile fast, and those that are tried on real adapters.
import { type ProductTile, sharedBytes } from './wgsl/productTile';

/** Most classes for the fused residual kernel, whose threads hold all classes of a model: more do not fit in registers. */
export const FUSED_CLASSES = 16;

export interface Tiles {
  /** Tile of the product X~ W with softmax and clipping behind it; its columns are the classes. */
  residuals: ProductTile;
  /** Tile of the product X~ W alone. */
  product: ProductTile;
  /** Tile of the product X~^T (weighted residuals). */
  update: ProductTile;
}

export type TileRole = keyof Tiles;

export type TileLimits = Pick<
  GPUSupportedLimits,
  'maxComputeWorkgroupStorageSize' | 'maxComputeInvocationsPerWorkgroup'
>;

const DIRECT = { lanesX: 64, lanesY: 1, depth: 0 };

/** Small tiles that read straight from storage. Even a software adapter compiles them in a fifth of a second. */
export function directTiles(classes: number): Tiles {
  return {
    residuals: { ...DIRECT, vectors: classes <= 4 ? 2 : 1, columns: classes },
    product: { ...DIRECT, vectors: 2, columns: 1 },
    update: { ...DIRECT, vectors: 2, columns: 1 },
  };
}

const SHARED: readonly ProductTile[] = [
  { vectors: 1, columns: 4, lanesX: 16, lanesY: 16, depth: 16 },
  { vectors: 2, columns: 4, lanesX: 16, lanesY: 8, depth: 16 },
  { vectors: 2, columns: 8, lanesX: 16, lanesY: 8, depth: 8 },
];

/** Tiles worth trying against the direct one, as far as the device allows them. */
export function candidateTiles(role: TileRole, classes: number, limits: TileLimits): ProductTile[] {
  const direct: ProductTile[] =
    role === 'residuals'
      ? [{ ...DIRECT, vectors: classes <= 8 ? 2 : 1, columns: classes }]
      : [
          { ...DIRECT, vectors: 4, columns: 1 },
          { vectors: 2, columns: 4, lanesX: 16, lanesY: 4, depth: 0 },
        ];
  const shared =
    role === 'residuals'
      ? [
          { vectors: 1, columns: classes, lanesX: 32, lanesY: 8, depth: 8 },
          { vectors: classes <= 8 ? 4 : 2, columns: classes, lanesX: 16, lanesY: 8, depth: 8 },
        ]
      : SHARED;
  return [...direct, ...shared].filter(
    (tile) =>
      sharedBytes(tile) <= limits.maxComputeWorkgroupStorageSize &&
      tile.lanesX * tile.lanesY <= limits.maxComputeInvocationsPerWorkgroup,
  );
}

export function rolesOf(kind: 'linear' | 'mlp', classes: number): TileRole[] {
  if (kind === 'linear' && classes <= FUSED_CLASSES) return ['residuals', 'update'];
  return ['product', 'update'];
}
