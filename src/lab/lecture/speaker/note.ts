// A speaker's note for a step of the lecture that a guest (src/guests) brings.

export interface GuestNote {
  say: string;
  /** A question for the audience, to be asked before anything is dragged or pressed. */
  ask?: string;
  /** The minutes that the step takes in each plan, by the plan's id, and the step whose minutes they are taken from. */
  plans?: Readonly<Record<string, { minutes: number; from: string }>>;
}
