// What a speaker says to one step of the lecture, as guests say it of theirs.

export interface GuestNote {
  say: string;
  /** To be asked before anything is dragged or pressed. */
  ask?: string;
  /** By the id of a plan: minutes that the step takes there, of those of the step before it, which it shares. */
  plans?: Readonly<Record<string, { minutes: number; from: string }>>;
}
