// The file of this guest that rounds to nearest, and no bound: it rounds how far the last model's score strays.
export const ROUNDS = ['page/CrowdFigure.tsx'] as const;
