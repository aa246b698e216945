// The file of this guest that rounds a number to nearest. That number is how far the last model's score strays, and no bound.
export const ROUNDS = ['page/CrowdFigure.tsx'] as const;
