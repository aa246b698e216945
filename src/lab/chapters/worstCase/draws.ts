// Which draws a threshold is read on, and whether it was chosen without them. Pure.
/** `planned`: 0, before any draw. `explored`: moved while these draws were seen. `fresh`: set first, then drawn. */
type Choice = 'planned' | 'explored' | 'fresh';

export interface Draws {
  /** In units of the clipping norm. */
  threshold: number;
  choice: Choice;
  /** Which set is shown: 0, the first draws of the attack at the top of the page; n, the n-th that was asked for. */
  fresh: number;
}

export const PLANNED: Draws = { threshold: 0, choice: 'planned', fresh: 0 };

/** The threshold moves under the reader's eyes, so whatever draws are shown no longer count for it. */
export const moved = (draws: Draws, threshold: number): Draws =>
  threshold === draws.threshold ? draws : { ...draws, threshold, choice: 'explored' };

/** Draws that nobody has seen, for the threshold as it stands. */
export const drawnAfresh = (draws: Draws): Draws => ({ ...draws, choice: 'fresh', fresh: draws.fresh + 1 });
