// The guests of the page, a line each. A guest is one folder beside this file; what others see of it are its faces
// (tools/guests/faces.ts). After a line is added or taken out, `npm run guests -- write` renews src/guests/faces.

// biome-ignore format: a line each
export const GUESTS: readonly string[] = [
  'calculator',
  'cluster',
  'own-audit',
  'own-file',
  'encoder',
  'two-worlds',
  'crowd',
];
