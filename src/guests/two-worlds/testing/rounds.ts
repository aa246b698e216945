// The files of this guest that round to nearest, none of them a bound: they round places of a drawing.
export const ROUNDS = ['page/attacker/AttackerSide.tsx', 'page/plane/shownMoment.ts'] as const;
