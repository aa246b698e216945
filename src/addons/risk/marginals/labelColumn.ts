// The class of a record, as a column of a table.

/** The name that stands for the label among columns. */
export const LABEL_COLUMN = 'label';
