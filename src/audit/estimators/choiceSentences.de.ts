import { translation } from '../../base/sentences/translation.ts';
import { ESTIMATOR_WORDS } from './choiceSentences.ts';

export const ESTIMATOR_WORDS_DE = translation(ESTIMATOR_WORDS, {
  validName: 'Gültig',
  validWords:
    'Das liest den Anteil falscher Tipps an einer vorab festgelegten Schwelle als den von DP-SGD mit diesem q und T. Die Konfidenz gilt, wenn diese Lesart gilt, und das erklärt Kapitel 3.',
  validLastStep: 'Nach dem letzten Schritt, nach dem gültigen Schätzer, dessen Konfidenz gilt.',
  paperName: 'Wie veröffentlicht',
  paperWords:
    'Das nimmt die beste aller Schwellen und setzt eine Gaußform voraus. Die Wahl der besten bricht die genannte Konfidenz.',
  paperLastStep: 'Nach dem letzten Schritt, nach dem veröffentlichten Schätzer, dessen Konfidenz nicht gilt.',
  paperReadAs: 'gelesen wie veröffentlicht, an der besten aller Schwellen',
  directName: 'Direkt',
  directWords:
    'Das verwendet nur die Zählungen, an einer vorab geplanten Schwelle, und setzt keine Form voraus. Die Konfidenz gilt, wenn die Läufe unabhängig sind, aber die Schranke ist locker.',
  directLastStep: 'Nach dem letzten Schritt, nach dem direkten Schätzer.',
  directReadAs: 'gelesen ohne Annahme einer Kurve',
});
