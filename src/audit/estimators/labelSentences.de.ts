import { translation } from '../../base/sentences/translation.ts';
import { ESTIMATOR_LABELS } from './labelSentences.ts';

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
  fdpGdp: 'f-DP-Rekursion entlang einer Gauß-Kurve',
  profileGdp: 'exakte Schranke entlang einer Gauß-Kurve',
});
