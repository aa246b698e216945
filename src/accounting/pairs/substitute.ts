// One record takes another's place: with probability q it is in the batch, pulling one way under P and the other way under
// Q. Its own mirror image. Dominating for substitution by Schuchardt, Stoian, Kosmala, Guennemann (2024).
import { definePair } from './pair';

export const substitute = definePair('substitute', 1, -1);
