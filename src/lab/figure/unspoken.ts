// Attributes that hide the texts of a drawing from screen readers, which would read them as loose numbers one after another. The figure
// around them has a description and a table.
export const UNSPOKEN = { 'aria-hidden': true } as const;
