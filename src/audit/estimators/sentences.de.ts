import { translation } from '../../base/sentences/translation.ts';
import { ESTIMATOR_LABELS } from './registry.ts';
import { ESTIMATOR_WORDS } from './sentences.ts';

export const ESTIMATOR_LABELS_DE = translation(ESTIMATOR_LABELS, {
  paper: 'wie veröffentlicht, mit der besten aller Schwellen',
  valid: 'gültig, mit vorher festgelegter Schwelle',
  directBest: 'direkt, an der besten aller Schwellen',
  direct: 'direkt, aus Zählungen ohne angenommene Form',
  whole: 'direkt, mit Schranken an die Fehlerraten, die an allen Schwellen zugleich gelten',
  split: 'direkt, an einer Schwelle, die an Läufen gelernt ist, die nicht gezählt werden',
  fixed: 'direkt, an vorab festgelegten Schwellen',
  exact: 'exakt, ohne angenommene Form',
  classic: 'wie veröffentlicht, ohne angenommene Form und mit einem lockereren Term in δ',
  'fdp-gdp': 'f-DP-Rekursion entlang einer Gauß-Kurve',
  'profile-gdp': 'exakte Schranke entlang einer Gauß-Kurve',
});

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
