// The choices of the parameter into which S2 puts its gradient: the one that moves least while the model
// trains on all records, or on the sampled
// batches of Algorithm 2 as it is printed, the least of those that move at all, or the one that moves most.
export const COORDINATES = ['least', 'sampled', 'moved', 'most'] as const;

export type CoordinateChoice = (typeof COORDINATES)[number];
