/** Where each arrow key goes: to the right, and up. */
export const ARROWS: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);
