import { translation } from '../../../../base/sentences/translation.ts';
import { QUESTION_WORDS } from './questionSentences.ts';

export const QUESTION_WORDS_DE = translation(QUESTION_WORDS, {
  privacy: 'Ist der Schutz eingeschaltet?',
  privacyText:
    'Ist der Schutz ausgeschaltet, so wird nichts gekürzt und kein Rauschen hinzugefügt, darum gilt kein ε.',
  privacyOn: 'Ja, es wird gekürzt und verrauscht',
  privacyOff: 'Nein, er ist ausgeschaltet',
  privacyOffRefused: 'Der Schutz ist ausgeschaltet, darum gilt kein ε.',
  sampling: 'Wie werden die Batches gezogen?',
  samplingText:
    'Wenn ein Eintrag nicht durch eine eigene Münze in jeden Batch kommt, sagt das ε der Poisson-Ziehung nichts über das Training. Sein wahres ε kann viel größer sein.',
  samplingPoisson: 'Poisson, wo jeder Eintrag durch einen eigenen Münzwurf in jeden Batch kommt',
  samplingFixedSize: 'Feste Größe, jedes Mal so viele Einträge, ohne Zurücklegen',
  samplingFixedSizeRefused:
    'Batches fester Größe haben kein ε für Hinzufügen/Entfernen. Von ihrem ε für Ersetzen ist bekannt, in welcher Klammer es liegt.',
  samplingRandomAllocation: 'Jeder Eintrag einmal je Epoche, in einem zufällig gezogenen Schritt',
  samplingRandomAllocationRefused:
    'Das ε von Poisson-Batches sagt nichts über die zufällige Zuteilung, für die es eine eigene Rechnung gibt.',
  samplingShuffled: 'Gemischt oder in fester Reihenfolge',
  samplingShuffledRefused:
    'Das ε von Poisson-Batches sagt nichts über gemischte. Für sie gilt, was bei jeder Reihenfolge der Einträge gilt.',
  samplingCut: 'Auf eine Höchstgröße gekürzt, nachdem jeder Eintrag durch einen eigenen Münzwurf dazukam',
  samplingOther:
    'Anders, etwa gewichtet, mit Zurücklegen oder so, dass der Rest eines vollen Batchs in den nächsten kommt',
  samplingOtherRefused:
    'Ob ein Eintrag gezogen wird, hängt von anderen Einträgen oder von seinem Gewicht ab, darum beschreibt keine einzelne Rate das Training.',
  samplingUnsure: 'Nicht sicher',
  samplingUnsureRefused:
    'Solange niemand weiß, wie die Batches gezogen werden, gilt nur das größte ε aller Arten.',
  noiseScale: 'Worauf bezieht sich σ?',
  noiseScaleText:
    'Dieser Accountant nimmt σ als das Rauschen auf der Summe der gekürzten Gradienten, geteilt durch die Clipping-Norm C. Beim Ersetzen eines Eintrags bewegt sich die Summe um bis zu 2C, und das ε für Ersetzen rechnet das ein.',
  noiseScaleC: 'Auf die Clipping-Norm C',
  noiseScale2C: 'Auf 2C, um die sich die Summe beim Ersetzen eines Eintrags bewegt',
  noiseScaleSum: 'Auf nichts, denn es ist die Standardabweichung des Rauschens auf der Summe',
  noiseScaleMean: 'Auf nichts, denn es ist die Standardabweichung des Rauschens auf dem Mittel eines Batchs',
  noiseScaleSensitivity: 'Auf die Sensitivität der Summe, C oder 2C',
  clipping: 'Was wird gekürzt?',
  clippingText:
    'Wird eine Gruppe von Einträgen zusammen gekürzt, so kann ein Eintrag ihr Mittel schon bei Hinzufügen/Entfernen um 2C bewegen, darum zählt nur das halbe Rauschen. Wird nichts gekürzt, so kann ein Eintrag die Summe beliebig weit bewegen. Wird die Norm gelernt, so veröffentlicht das Training auch, unter eigenem Rauschen, wie viele Einträge gekürzt werden. Opacus erhöht dafür das Rauschen der Gradienten, so dass sein σ zählt, als wäre die Norm fest. Andere Bibliotheken tun das nicht.',
  clippingEach: 'Der Gradient jedes Eintrags',
  clippingMicrobatches: 'Das Mittel mehrerer Einträge, ein Mikrobatch',
  clippingBatch: 'Das Mittel oder die Summe eines ganzen Batches',
  clippingBatchRefused:
    'Die Einträge werden nicht einzeln gekürzt, darum folgt aus Rate, Rauschen und Schritten kein ε eines Eintrags.',
  clippingAdaptive: 'Der Gradient jedes Eintrags, auf eine Norm, die aus den Daten gelernt wird',
  clippingMixed:
    'Der Gradient jedes Eintrags, nachdem sich Einträge in einer Schicht oder Mischung begegnet sind',
  clippingMixedRefused:
    'Begegnen sich Einträge vor dem Kürzen, wie bei Batch-Normalisierung und Mixup, so ändert ein Eintrag die Gradienten anderer. Jeden Gradienten zu kürzen beschränkt dann nichts.',
  clippingNothing: 'Nichts wird gekürzt',
  clippingNothingRefused:
    'Es wird nichts gekürzt, darum verdeckt kein Rauschen, was ein Eintrag bewirken kann.',
  participation: 'Was nimmt an einem Schritt teil?',
  participationText:
    'Ein ε gilt für das, was als Ganzes gezogen und gekürzt wird. Werden Personen oder Clients mit allen ihren Einträgen gezogen, so treten sie an die Stelle der Einträge. Werden einzelne Einträge gezogen und jemand hat mehrere, so sagt das ε eines Eintrags zu wenig über diese Person.',
  participationOnce: 'Einträge, jeder von einer anderen Person',
  participationClients: 'Personen oder Clients, jeder als Ganzer gekürzt',
  participationSeveral: 'Einträge, von denen eine Person mehrere haben kann',
  participationLabels: 'Nur Labels werden geschützt',
  participationLabelsRefused:
    'Label-Privatheit nimmt die Merkmale als öffentlich an, und ihre Mechanismen haben ein eigenes ε.',
  epoch: 'Wie viele Schritte hat eine Epoche?',
  epochText:
    'Die Einträge durch die Batchgröße ergeben nicht immer eine ganze Zahl. Bibliotheken, die eine Epoche in ganze Batches schneiden, runden sie.',
  epochExact: 'n durch die Batchgröße, gerundet am Ende des Trainings',
  epochUp: 'n durch die Batchgröße, in jeder Epoche aufgerundet, wie bei Opacus',
  epochDown: 'n durch die Batchgröße, in jeder Epoche abgerundet, weil der letzte Batch wegfällt',
  phases: 'Ist es eine Phase, oder sind es mehrere?',
  phasesText:
    'Alles zählt, was auf denselben Einträgen trainiert wurde. Ein Batch oder ein Rauschen, das sich geändert hat, ergibt mehrere Phasen, und ebenso ein Training, das ein anderes fortsetzt.',
  phasesOne: 'Eine Phase mit einer Batchgröße und einem Rauschen',
  phasesSeveral: 'Mehrere Phasen auf denselben Einträgen',
  phasesEveryStep: 'Eine Phase, deren Batch oder Rate sich in jedem Schritt ändert',
  phasesSeveralRefused:
    'Ein q, ein σ und ein T beschreiben nicht mehrere Phasen. Fügen Sie unter den Zeilen die anderen Phasen hinzu, dann setzt das Formular sie zusammen.',
  noiseLaw: 'Ist das Rauschen in jedem Schritt neues Gauß-Rauschen mit einem σ?',
  noiseLawText:
    'Aus einem σ folgt das ε nicht, wenn Schritte sich ihr Rauschen teilen, wenn das Rauschen einem anderen Gesetz folgt oder wenn es sich im Lauf des Trainings ändert.',
  noiseLawFresh: 'Ja, es wird jedes Mal neu gezogen',
  noiseLawCorrelated: 'Nein, die Schritte teilen sich ihr Rauschen',
  noiseLawCorrelatedRefused:
    'Das Rauschen verschiedener Schritte ist korreliert, wie bei DP-FTRL und anderen Matrixmechanismen als gebänderten, darum folgt ihr ε nicht aus Rate, Rauschen und Schritten.',
  noiseLawBanded:
    'Nein, eine gebänderte Matrix mit Spalten der Norm höchstens 1 teilt es auf, und Gruppen von Einträgen wechseln sich ab',
  noiseLawSchedule: 'Nein, σ ändert sich im Lauf des Trainings',
  noiseLawAnother: 'Nein, es folgt einem anderen Gesetz oder wird anderswo hinzugefügt',
  noiseLawAnotherRefused:
    'Das Rauschen ist kein Gauß-Rauschen auf den gekürzten Gradienten jedes Schritts, darum folgt sein ε nicht aus Rate, Rauschen und Schritten.',
});
