// The files of this guest that round numbers to nearest. They round coordinates of a drawing, and no bound.
export const ROUNDS = ['page/attacker/AttackerSide.tsx', 'page/plane/shownMoment.ts'] as const;
