// Reads the comments and tables of a saved CSV back, for tests. Each table begins after a comment.
export interface ReadTable {
  columns: string[];
  rows: string[][];
}

export function readCsv(text: string): { comments: string[]; tables: ReadTable[] } {
  const comments: string[] = [];
  const tables: ReadTable[] = [];
  let header = true;
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('# ')) {
      comments.push(line.slice(2));
      header = true;
    } else if (header) {
      tables.push({ columns: line.split(','), rows: [] });
      header = false;
    } else tables.at(-1)?.rows.push(line.split(','));
  }
  return { comments, tables };
}

/** The cells of one column. */
export function column({ columns, rows }: ReadTable, name: string): string[] {
  const at = columns.indexOf(name);
  if (at < 0) throw new Error(`There is no column ${name}.`);
  return rows.map((row) => row[at]);
}
