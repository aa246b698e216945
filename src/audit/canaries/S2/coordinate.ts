// Into which parameter S2 puts its gradient: the one that training moves least (Algorithm 2), the least of those
// that it moves at all, or the one it moves most.
export const COORDINATES = ['least', 'moved', 'most'] as const;

export type CoordinateChoice = (typeof COORDINATES)[number];
