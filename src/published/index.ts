// The package as a whole, `adjacency-lab`: every name of its two modules.
export * from './accounting';
export * from './audit';
