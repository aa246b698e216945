// The demonstration encoder's files under public/data, which `testing/main.ts` writes.
export const DEMONSTRATION = { model: 'demo-encoder.json', weights: 'demo-encoder.bin' } as const;
