// An equation of the page: TeX for the eye, words for the ear.

export interface EquationEntry {
  /** Symbols that have a counterpart on the page are the commands of notation/table.ts, so that they light up with it. */
  tex: string;
  /** How one would read it out: no TeX, no letters that a voice would swallow. */
  speech: string;
}
