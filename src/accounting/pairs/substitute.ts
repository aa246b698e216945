// One record takes another's place: with probability q it is in the batch, pulling one way under P and the other way under
// Q. Its own mirror image. Dominating for substitution by Schuchardt, Stoian, Kosmala, Guennemann (2024).
import type { LawsOf } from './pair';

export const substitute = {
  name: 'substitute',
  meanUnderP: 1,
  meanUnderQ: -1,
} as const satisfies LawsOf<'substitute'>;
