// What anyone may know of a canary without crafting it: plain data that the page holds too. How it is made is its recipe.
export interface CanaryAbout {
  /** In the middle of a sentence: 'crafted gradient'. */
  title: string;
  /**
   * 2 to 7, no other canary's: second word of the generator key of its models. Never renumber: recorded results depend on
   * it. 0 and 1 are taken, the numbers from 8 on are made of these (training/audit/plan.ts).
   */
  draws: number;
  /** Cosine of the gradients of both worlds where it follows from the construction; null where crafting finds it. */
  cosine: number | null;
  /** Its score has the law of the worst case (S1) up to the drift of the other records, so the limit of S1 binds it. */
  worstCaseLaw: boolean;
  /** Crafting takes long: prepared only where it is asked for. */
  slow: boolean;
}
