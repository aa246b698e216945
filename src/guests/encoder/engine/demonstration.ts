// The demonstration encoder's files under public/data, which `npm run model:demo` writes.
export const DEMONSTRATION = { model: 'demo-encoder.json', weights: 'demo-encoder.bin' } as const;
