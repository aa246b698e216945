// The choices of the parameter into which S2 puts its gradient. 'least' is the parameter that moves least while the model
// trains on all records, and 'sampled' the one that moves least on sampled batches, as Algorithm 2 is printed. 'moved' is
// the one that moves least among those that move at all, and 'most' the one that moves most.
export const COORDINATES = ['least', 'sampled', 'moved', 'most'] as const;

export type CoordinateChoice = (typeof COORDINATES)[number];
