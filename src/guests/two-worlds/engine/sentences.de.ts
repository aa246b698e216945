import { translation } from '../../../base/sentences/translation.ts';
import { WORLDS } from './sentences.ts';

export const WORLDS_DE = translation(WORLDS, {
  diverged:
    'Bis Schritt {step:number} ist ein Modell über alle Zahlen hinausgewachsen, das Training also auseinandergelaufen. Verringern Sie learningRate.',
});
