import { translation } from '../../base/sentences/translation.ts';
import { AUDIT_CANARIES } from './sentences.ts';

export const AUDIT_CANARIES_DE = translation(AUDIT_CANARIES, {
  craftedGradient: 'konstruierter Gradient',
  craftedInput: 'konstruierte Eingabe',
  mislabelledRecord: 'falsch gelabelter Eintrag',
  naturalRecord: 'natürlicher Eintrag',
  certainOfTarget:
    'Das Referenzmodell ist sich des Ziels sicher, dessen Gradient null ist. Wählen Sie einen anderen Eintrag.',
});
