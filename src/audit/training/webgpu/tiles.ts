// The tiles of the products: small ones, which compile fast, and those that are tried on real adapters.
import type { TrainingJob } from '../../canaries/job';
import type { GatherTile } from './wgsl/gatherTile';
import { type ProductTile, sharedBytes } from './wgsl/productTile';

/** Most classes for the fused residual kernel, whose threads hold all classes of a model: more do not fit in registers. */
export const FUSED_CLASSES = 16;

interface TilesOf<Tile> {
  /** Tile of the product X~ W with softmax and clipping behind it; its columns are the classes. */
  residuals: Tile;
  /** Tile of the product X~ W alone. */
  product: Tile;
  /** Tile of the product X~^T (weighted residuals). */
  update: Tile;
}

export interface Tiles extends TilesOf<ProductTile> {
  /** Tiles of the passes over the rows that each model sampled; null where every step passes over every row. */
  sampled: TilesOf<GatherTile> | null;
}

export type TileRole = keyof TilesOf<unknown>;

/**
 * Largest sampling rate at which steps pass over the sampled rows alone, unless a warm-up finds otherwise. Sampled rows differ between
 * models, so that more is read for each than in a product in which all models share their rows. One sampled row is taken for twice
 * the work, an assumption that was not measured on a card.
 */
const SAMPLED_UP_TO = 1 / 2;

/** Whether the steps of a job pass over the sampled rows alone, before any warm-up. */
export const passesSampled = ({ samplingRate }: TrainingJob): boolean => samplingRate <= SAMPLED_UP_TO;

type TileLimits = Pick<
  GPUSupportedLimits,
  'maxComputeWorkgroupStorageSize' | 'maxComputeInvocationsPerWorkgroup'
>;

const DIRECT = { lanesX: 64, lanesY: 1, depth: 0 };

/** Threads along models and along rows or inputs. Eight of either read 32 bytes of parameters and 128 of a row side by side. */
const GATHERING = { lanesX: 8, lanesY: 8 };

/** Most columns per thread where it need not hold all classes of a model. */
const GATHERED_COLUMNS = 8;

/** Small tiles that read straight from storage. Even a software adapter compiles them in a fifth of a second. */
export function directTiles(job: TrainingJob): Tiles {
  const { classes } = job.model;
  return {
    residuals: { ...DIRECT, vectors: classes <= 4 ? 2 : 1, columns: classes },
    product: { ...DIRECT, vectors: 2, columns: 1 },
    update: { ...DIRECT, vectors: 2, columns: 1 },
    sampled: passesSampled(job) ? sampledTiles(job) : null,
  };
}

/** Tiles of passes over the sampled rows, each thread with `vectors` of four rows or four inputs. */
export function sampledTiles({ model }: TrainingJob, vectors = 1): TilesOf<GatherTile> {
  const { classes } = model;
  const units = model.kind === 'mlp' ? model.hidden : classes;
  const columns = Math.min(units, GATHERED_COLUMNS);
  return {
    residuals: { ...GATHERING, vectors, columns: classes },
    product: { ...GATHERING, vectors, columns },
    update: { ...GATHERING, vectors, columns: units <= FUSED_CLASSES ? units : columns },
  };
}

const SHARED: readonly ProductTile[] = [
  { vectors: 1, columns: 4, lanesX: 16, lanesY: 16, depth: 16 },
  { vectors: 2, columns: 4, lanesX: 16, lanesY: 8, depth: 16 },
  { vectors: 2, columns: 8, lanesX: 16, lanesY: 8, depth: 8 },
  // 64 and 128 rows by 128 columns, and 128 by 64, read ahead
  { vectors: 2, columns: 8, lanesX: 16, lanesY: 8, depth: 16, ahead: true },
  { vectors: 2, columns: 8, lanesX: 16, lanesY: 16, depth: 8, ahead: true },
  { vectors: 4, columns: 8, lanesX: 8, lanesY: 8, depth: 8, ahead: true },
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
          { vectors: 2, columns: classes, lanesX: 16, lanesY: 16, depth: 8, ahead: true },
          { vectors: 4, columns: classes, lanesX: 16, lanesY: 8, depth: 8, ahead: true },
        ]
      : SHARED;
  return [...direct, ...shared].filter(
    (tile) =>
      sharedBytes(tile) <= limits.maxComputeWorkgroupStorageSize &&
      tile.lanesX * tile.lanesY <= limits.maxComputeInvocationsPerWorkgroup,
  );
}

/** Tiles of passes over the sampled rows that are worth trying against those of sampledTiles. */
export function sampledCandidates(role: TileRole, job: TrainingJob): GatherTile[] {
  const tile = sampledTiles(job)[role];
  const larger = tile.columns <= 10 ? [sampledTiles(job, 2)[role]] : [];
  return [...larger, { ...tile, lanesX: 32, lanesY: 4 }, { ...tile, lanesX: 4, lanesY: 16 }];
}

export function rolesOf(kind: 'linear' | 'mlp', classes: number): TileRole[] {
  if (kind === 'linear' && classes <= FUSED_CLASSES) return ['residuals', 'update'];
  return ['product', 'update'];
}
