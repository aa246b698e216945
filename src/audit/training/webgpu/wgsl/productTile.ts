// Register-tiled matrix product in WGSL: sums[m, c] = sum over s of A[s, m] B[s, c].

import { u32 } from '../../fields';

/** The part of a product that one thread and one workgroup compute. The order of summation is the same for every tile. */
export interface ProductTile {
  /** Number of vectors of four rows of A per thread. */
  vectors: number;
  /** Number of columns of B per thread. */
  columns: number;
  /** Threads of a workgroup along columns; neighbours read neighbouring numbers. */
  lanesX: number;
  /** Threads of a workgroup along rows. */
  lanesY: number;
  /** Number of terms that are staged in workgroup memory at a time; 0 if every thread reads from storage. */
  depth: number;
  /** Whether the next terms are read from storage while the staged ones are multiplied, which takes twice the memory. */
  ahead?: boolean;
}

/** Bytes of workgroup memory that a tile needs. */
export function sharedBytes({ vectors, columns, lanesX, lanesY, depth, ahead }: ProductTile): number {
  return (ahead ? 2 : 1) * 4 * depth * (4 * vectors * lanesY + columns * lanesX);
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 * A is array<vec4<f32>> named `left`, `uniforms.leftStride` vectors per term; B array<f32> named `right`,
 * `uniforms.rightStride` numbers per term from `uniforms.rightOffset`; `uniforms.terms` terms. Column number j of a
 * thread lies `step` (WGSL expression) after number j - 1, and lanes x run over `span` consecutive columns.
 *
 * `declarations` belong to the module; `loop` leaves `row4` (the thread's first vector of rows), `column` (its
 * first column) and `sums`: sum of vector a and column b at index b vectors + a. One array, so that what follows is
 * a loop: drivers inline function by function, and a copy for every sum would take them long to compile.
 *
 * Groups count rows fastest, `uniforms.rowGroups` of them, so that neighbours share columns of B in the cache.
 */
export function productTile(tile: ProductTile, step: string, span: string) {
  const { vectors, columns, lanesY, depth } = tile;
  const pairs = range(columns).flatMap((b) => range(vectors).map((a) => ({ a, b })));
  const start = /* wgsl */ `
  let groupRow = (group % uniforms.rowGroups) * ${vectors * lanesY}u;
  let groupColumn = (group / uniforms.rowGroups) * ${span};
  let row4 = groupRow + localId.y * ${vectors}u;
  let column = groupColumn + localId.x;
  ${pairs.map(({ a, b }) => `var sum_${a}_${b} = vec4<f32>(0.0);`).join('\n  ')}`;
  const multiply = pairs.map(({ a, b }) => `sum_${a}_${b} += a${a} * b${b};`).join('\n    ');
  const gathered = `var sums = array<vec4<f32>, ${pairs.length}>(${pairs.map(({ a, b }) => `sum_${a}_${b}`).join(', ')});`;
  if (depth === 0) {
    return {
      declarations: '',
      loop: /* wgsl */ `${start}
  var leftAt = row4;
  var rightAt = uniforms.rightOffset + column;
  for (var s = 0u; s < uniforms.terms; s++) {
    ${range(vectors)
      .map((a) => `let a${a} = left[leftAt + ${a}u];`)
      .join('\n    ')}
    ${range(columns)
      .map((b) => `let b${b} = right[rightAt + ${b}u * ${step}];`)
      .join('\n    ')}
    ${multiply}
    leftAt += uniforms.leftStride;
    rightAt += uniforms.rightStride;
  }
  ${gathered}`,
    };
  }
  const { declarations, read, stage, multiplyStaged } = stagedTerms(tile, step, multiply);
  const loop = tile.ahead
    ? /* wgsl */ `${start}
  ${read.declare}
  ${read.from('0u')}
  ${stage('0u')}
  workgroupBarrier();
  var half = 0u;
  for (var s = 0u; s < uniforms.terms; s += ${depth}u) {
    let more = s + ${depth}u < uniforms.terms;
    if (more) {
      ${read.from(`(s + ${depth}u)`)}
    }
    ${multiplyStaged('half')}
    half = 1u - half;
    if (more) {
      ${stage('half')}
    }
    workgroupBarrier();
  }
  ${gathered}`
    : /* wgsl */ `${start}
  ${read.declare}
  for (var s = 0u; s < uniforms.terms; s += ${depth}u) {
    ${read.from('s')}
    ${stage('0u')}
    workgroupBarrier();
    ${multiplyStaged('0u')}
    workgroupBarrier();
  }
  ${gathered}`;
  return { declarations, loop };
}

/**
 * WGSL that stages terms in workgroup memory: `read.from(s)` reads those from s on into variables, which `read.declare` declares,
 * `stage(half)` moves them to one half of the memory, and `multiplyStaged(half)` adds their products.
 */
function stagedTerms(tile: ProductTile, step: string, multiply: string) {
  const { vectors, columns, lanesX, lanesY, depth, ahead } = tile;
  const threads = lanesX * lanesY;
  const halves = ahead ? 2 : 1;
  const leftWidth = vectors * lanesY;
  const rightWidth = columns * lanesX;
  /** Runs `work` for each entry of a table of so many that falls to this thread. */
  const entries = (count: number, work: (i: number, e: string) => string): string =>
    range(Math.ceil(count / threads))
      .map((i) => {
        const e = `(localIndex + ${i * threads}u)`;
        const all = (i + 1) * threads <= count;
        return all ? work(i, e) : `if (${e} < ${count}u) { ${work(i, e)} }`;
      })
      .join('\n    ');
  const leftCount = depth * leftWidth;
  const rightCount = depth * rightWidth;
  const variables = (name: string, count: number, type: string) =>
    range(Math.ceil(count / threads)).map((i) => `var ${name}_${i} = ${type}(0.0);`);
  return {
    declarations: /* wgsl */ `
var<workgroup> stagedLeft: array<vec4<f32>, ${halves * leftCount}>;
var<workgroup> stagedRight: array<f32, ${halves * rightCount}>;`,
    read: {
      declare: [
        ...variables('nextLeft', leftCount, 'vec4<f32>'),
        ...variables('nextRight', rightCount, 'f32'),
      ].join(' '),
      // terms beyond the last must add zero
      from: (s: string) => /* wgsl */ `
    ${entries(leftCount, (i, e) => {
      const term = `(${s} + ${e} / ${leftWidth}u)`;
      const at = `${term} * uniforms.leftStride + groupRow + ${e} % ${leftWidth}u`;
      return `nextLeft_${i} = select(vec4<f32>(0.0), left[${at}], ${term} < uniforms.terms);`;
    })}
    ${entries(rightCount, (i, e) => {
      const term = `(${s} + ${e} / ${rightWidth}u)`;
      const b = `((${e} % ${rightWidth}u) / ${lanesX}u)`;
      const at = `uniforms.rightOffset + ${term} * uniforms.rightStride + groupColumn + ${b} * ${step} + ${e} % ${lanesX}u`;
      return `nextRight_${i} = select(0.0, right[${at}], ${term} < uniforms.terms);`;
    })}`,
    },
    stage: (half: string) => /* wgsl */ `
    ${entries(leftCount, (i, e) => `stagedLeft[${half} * ${leftCount}u + ${e}] = nextLeft_${i};`)}
    ${entries(rightCount, (i, e) => `stagedRight[${half} * ${rightCount}u + ${e}] = nextRight_${i};`)}`,
    multiplyStaged: (half: string) => /* wgsl */ `
    for (var term = 0u; term < ${depth}u; term++) {
      let leftAt = ${half} * ${leftCount}u + term * ${leftWidth}u + localId.y * ${vectors}u;
      let rightAt = ${half} * ${rightCount}u + term * ${rightWidth}u + localId.x;
      ${range(vectors)
        .map((a) => `let a${a} = stagedLeft[leftAt + ${a}u];`)
        .join('\n      ')}
      ${range(columns)
        .map((b) => `let b${b} = stagedRight[rightAt + ${b * lanesX}u];`)
        .join('\n      ')}
      ${multiply}
    }`,
  };
}

/**
 * A product whose columns lie side by side. Its function `run` ends with the WGSL statement `store` for each vector of sums,
 * which is given the vector's first row divided by four, its column, and the sums.
 */
export function storedProduct(
  tile: ProductTile,
  store: (row4: string, column: string, sums: string) => string,
): { declarations: string; run: string } {
  const { vectors, columns, lanesX } = tile;
  const { declarations, loop } = productTile(tile, `${lanesX}u`, `${columns * lanesX}u`);
  const run = /* wgsl */ `
fn run() {
  ${loop}
  for (var i = 0u; i < ${vectors * columns}u; i++) {
    ${store(`row4 + i % ${vectors}u`, `column + (i / ${vectors}u) * ${lanesX}u`, 'sums[i]')}
  }
}`;
  return { declarations, run };
}

export const PRODUCT_UNIFORMS = u32('terms leftStride rightStride rightOffset rowGroups');
