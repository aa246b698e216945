// What files of this guest round to nearest. A bound is none of it.
export const ROUNDINGS = {
  'places of a drawing': ['page/attacker/AttackerSide.tsx', 'page/plane/shownMoment.ts'],
} as const;
