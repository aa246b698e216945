// A comparison for React's memo, for components whose props are plain data that is made anew at each move.
export const sameData = (before: object, now: object): boolean =>
  JSON.stringify(before) === JSON.stringify(now);
