// A second argument of React's memo, for components that are handed plain data made anew at each move.
export const sameData = (before: object, now: object): boolean =>
  JSON.stringify(before) === JSON.stringify(now);
