// Letterings of a drawing that a screen reader passes over, since it would read them loose, one number after another. The figure around
// them has its words and a table.
export const UNSPOKEN = { 'aria-hidden': true } as const;
