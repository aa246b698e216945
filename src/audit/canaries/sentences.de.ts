import { translation } from '../../base/sentences/translation.ts';
import { AUDIT_CANARIES } from './sentences.ts';

export const AUDIT_CANARIES_DE = translation(AUDIT_CANARIES, {
  craftedGradient: 'konstruierter Gradient',
  craftedInput: 'konstruierte Eingabe',
  mislabelledRecord: 'falsch gelabelter Eintrag',
  naturalRecord: 'natürlicher Eintrag',
  certainOfTarget:
    'Das Referenzmodell ist sich des Ziels sicher, dessen Gradient null ist. Wählen Sie einen anderen Eintrag.',
  otherShape:
    'Das Modell nimmt {inputs:number} Merkmale und {classes:number} Klassen, die Daten haben {columns:number} und {dataClasses:number}. Gleichen Sie beides an.',
  noInitial: 'Geben Sie {size:number} Anfangsparameter des mehrschichtigen Perzeptrons an.',
  notCrafted: '{kind:name} wurde nicht konstruiert. Fordern Sie es an.',
  noBatches: 'batches fehlt. Geben Sie die Ziehungsrate und den Seed der Batches von Algorithmus 2 an.',
  noWorstCase:
    '{field:name} ist angegeben, doch damit wird hier kein schlimmster Fall gezogen. Lassen Sie es weg.',
  noDraws: 'Es gibt noch keine Ziehungen. Führen Sie das Audit weiter, bevor es berichtet.',
});
