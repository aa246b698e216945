import { translation } from '../../../base/sentences/translation.ts';
import { WORLDS_WORDS } from './sentences.ts';

export const WORLDS_WORDS_DE = translation(WORLDS_WORDS, {
  diverged:
    'Bis Schritt {step:number} ist ein Modell über alle Zahlen hinausgewachsen, das Training also auseinandergelaufen. Verringern Sie learningRate.',
});
