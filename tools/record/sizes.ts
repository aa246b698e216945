// The numbers of models per world at which a recording that grows is audited and written.

const SIZES = [25, 50, 100, 150, 200, 250, 375, 500, 750, 1000, 1250] as const;

/**
 * The sizes to be written, from that of the recording that we have, which is of `trained` models per world. Smaller ones are left out,
 * because a checkout that lacks the blocks of those models starts from the first model and would replace the recording by a smaller one.
 */
export const sizesFrom = (trained: number): readonly number[] => SIZES.filter((size) => size >= trained);
