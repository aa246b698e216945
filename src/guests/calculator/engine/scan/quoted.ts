// A line of the text as it is quoted beside a row. Pure.
const LONGEST = 120;

/** Its spaces drawn together, shortened. */
export function quoted(line: string): string {
  const plain = line.trim().replace(/\s+/g, ' ');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}
