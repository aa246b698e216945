import { translation } from '../../../../base/sentences/translation.ts';
import { CHECKS, FORM, WAY_WORDS } from './sentences.ts';

export const FORM_DE = translation(FORM, {
  noRecords: 'Die Zahl der Einträge ist nicht bekannt.',
  noBatch: 'Die Batchgröße oder die Ziehungsrate ist nicht bekannt.',
  noLength: 'Die Zahl der Epochen oder Schritte ist nicht bekannt.',
  noNoise: 'Der Rauschfaktor σ oder ein Ziel dafür ist nicht bekannt.',
  noDelta: 'Der Spielraum δ ist nicht bekannt.',
  noPeople: 'Die größte Zahl der Einträge einer Person ist nicht bekannt.',
  noLargestBatch: 'Die Höchstgröße eines Batchs ist nicht bekannt.',
  noBatchSchedule:
    'Der Batch oder die Rate jedes Schritts ist nicht bekannt. Geben Sie eine Formel im Schritt t ein, etwa 100 + t/10, oder eine Liste mit einer Zahl für jeden Schritt.',
  noNoiseSchedule:
    'Das Rauschen jedes Schritts ist nicht bekannt. Geben Sie eine Formel im Schritt t ein, etwa sigma * 0.99^(t/1000), oder eine Liste mit einer Zahl für jeden Schritt.',
  noBands: 'Die Zahl der Bänder ist nicht bekannt.',
  noCountNoise: 'Das Rauschen auf der Zahl der nicht gekürzten Gradienten ist nicht bekannt.',
  noTrainings: 'Die Zahl der Trainings ist nicht bekannt.',
  noClients: 'Die Zahl der Personen oder Clients ist nicht bekannt.',
  noRound: 'Die Zahl oder der Anteil der Personen, die an einer Runde teilnehmen, ist nicht bekannt.',
  noRounds: 'Die Zahl der Runden ist nicht bekannt.',
  noClippingNorm:
    'Die Clipping-Norm ist nicht bekannt, und das Rauschen ist als Standardabweichung angegeben.',
  records: 'Zahl der Einträge',
  recordsPerPerson: 'Zahl der Einträge einer Person',
  trainings: 'Zahl der Trainings',
  largestBatch: 'Höchstgröße eines Batchs',
  bands: 'Zahl der Bänder',
  countNoise: 'Rauschen auf der Zahl, σ_b',
  noiseMultipliers: 'Rauschen jedes Schritts',
  samplingRates: 'Rate jedes Schritts',
  batchSizes: 'Batch jedes Schritts',
  clients: 'Zahl der Personen oder Clients',
  clientsPerRound: 'Zahl der Clients einer Runde',
  shareOfClients: 'Anteil der Clients an einer Runde',
  rounds: 'Zahl der Runden',
  batchSize: 'Batchgröße',
  samplingRate: 'Ziehungsrate',
  epochs: 'Zahl der Epochen',
  steps: 'Zahl der Schritte',
  noiseMultiplier: 'Rauschfaktor σ',
  noiseDeviation: 'Standardabweichung des Rauschens',
  targetEpsilon: 'Ziel-ε',
  delta: 'Spielraum δ',
  clippingNorm: 'Clipping-Norm',
  targetMu: 'Ziel-μ',
  targetAdvantage: 'Ziel für den Vorteil',
  truePositiveRate: 'Ziel für die Richtig-positiv-Rate',
  falsePositiveRate: 'Falsch-positiv-Rate',
  epochsCounted: 'Epochen',
  stepsCounted: 'Schritte',
  recordsCounted: 'Einträge',
  devicesCounted: 'Geräte',
  clientsCounted: 'Clients',
  notPositive: '{box:said}: „{value:number}“ geht hier nicht. Geben Sie eine Zahl über 0 an.',
  notWhole: '{box:said}: „{value:number}“ geht hier nicht. Geben Sie eine ganze Zahl ab 1 an.',
  unread: '{box:said}: „{text:name}“ geht hier nicht, denn {why:said}.',
  countsOther:
    '{box:said}: „{text:name}“ geht hier nicht, denn das zählt {unit:said}. Lassen Sie das Wort weg, oder schreiben Sie es in die Zeile, in die es gehört.',
  rateRemedy: 'Geben Sie eine Zahl zwischen 0 und 1 an, etwa 0,01 oder 1/n',
  shareRemedy: 'Geben Sie eine Zahl zwischen 0 und 1 an, etwa 0,1 oder 10 %',
  epsilonRemedy: 'Geben Sie eine Zahl über 0 an, etwa 4',
  muRemedy: 'Geben Sie eine Zahl über 0 an, etwa 0,5',
  targetMissing: '{box:said}: noch nicht angegeben. {remedy:said}.',
  targetUnread: '{box:said}: „{text:name}“ geht hier nicht, denn {why:said}. {remedy:said}.',
  targetCountsOther: '{box:said}: „{text:name}“ geht hier nicht, denn das zählt {unit:said}. {remedy:said}.',
  targetOutside: '{box:said}: „{text:name}“ liegt außerhalb des Bereichs. {remedy:said}.',
  targetBelowCoin:
    'Das Ziel für die Richtig-positiv-Rate kann nicht „{text:name}“ sein, denn schon ein Münzwurf erreicht die Falsch-positiv-Rate von {rate:number}. Geben Sie eine größere an.',
  batchAboveRecords:
    'Ein Batch von {batch:number} lässt sich nicht aus {records:number} Einträgen ziehen. Geben Sie einen kleineren Batch oder mehr Einträge an.',
  roundAboveClients:
    'Eine Runde von {batch:number} lässt sich nicht aus {records:number} Clients ziehen. Geben Sie weniger für eine Runde oder mehr Clients an.',
  recordsForBatch:
    'Die Zahl der Einträge ist nicht bekannt, und ein Batch ist ein Anteil von ihnen. Geben Sie sie ein, oder lassen Sie nach q suchen.',
  noiseOfMean:
    'Das Rauschen ist auf das Mittel eines Batchs bezogen und ändert sich deshalb mit dem Batch. Geben Sie σ auf der Summe an, oder lassen Sie nach einer anderen Zahl suchen.',
  targetOfPhases:
    'Ein Ziel bestimmt eine Zahl einer einzigen Phase. Nehmen Sie das Ziel weg, um das ε aller Phasen zusammen zu sehen.',
  targetOfPeople:
    'Für eine Person mit mehreren Einträgen wird hier keine Zahl zu einem Ziel gesucht. Nehmen Sie das Ziel weg, um das ε der Zahlen oben zu sehen.',
  targetOfMore:
    'Zu einem Ziel wird nur in einem Training gesucht, dessen Batches ganz sind und dessen Rauschen und Rate gleich bleiben, ohne eine Zahl, die auch veröffentlicht wird. Nehmen Sie das Ziel weg, um das ε der Zahlen oben zu sehen.',
  cutOfPeople:
    'Von gekürzten Batches ist hier nichts Scharfes bekannt, wenn eine Person mehrere Einträge haben kann. Antworten Sie „Poisson“, um das ε ungekürzter Batches zu sehen. Für gekürzte gilt es bei einem δ, das um (1 + e^ε) · {extra:number} größer ist. Die letzte Zahl beschränkt die Wahrscheinlichkeit, dass überhaupt ein Batch gekürzt werden muss.',
  oftenCutOfPeople:
    'Von Batches, die so oft gekürzt werden wie diese, ist hier kein ε bekannt, wenn eine Person mehrere Einträge haben kann. Bekannt ist das ε von Personen bei ungekürzten Batches, und das gekürzter Batches, wenn jeder Eintrag von einer anderen Person ist.',
  bandsOfPeople:
    'Von gebändertem Rauschen ist hier kein ε bekannt, wenn die Einträge einer Person in mehreren Gruppen liegen. Liegen alle in einer, so ist das ε das von frischem Rauschen in jedem Schritt, bei einer Ziehungsrate von {rate:number} und {steps:number} Schritten. Antworten Sie so, und geben Sie diese Zahlen ein.',
  bandsOfSchedule:
    'Von gebändertem Rauschen ist hier nichts Scharfes bekannt, wenn sich Rauschen, Rate oder Batch in jedem Schritt ändern. Ein ε, das gilt, ist das des kleinsten Rauschens und der größten Rate aller Schritte. Antworten Sie also, dass sie gleich bleiben, und geben Sie σ = {noise:number} und eine Ziehungsrate von {rate:number} bei {steps:number} Schritten ein.',
  scheduleOfPhases:
    'Eine Formel oder Liste beschreibt alle Schritte eines Trainings, darum steht sie neben keiner weiteren Phase. Schreiben Sie sie über die Schritte aller Phasen, und antworten Sie, dass es eine Phase ist.',
  scheduleOfMean:
    'Das Rauschen ist auf das Mittel eines Batchs bezogen, und der Batch ändert sich in jedem Schritt. Geben Sie σ auf der Summe an.',
  stepsOfSchedule:
    'Der Batch ändert sich in jedem Schritt, darum hat eine Epoche keine feste Zahl von Schritten. Geben Sie die Länge in Schritten an.',
  onlyPoissonOfBands:
    'Gebändertes Rauschen wird nur bei Poisson-Batches innerhalb einer Gruppe gerechnet. Nimmt jeder Eintrag einer Gruppe jedes Mal teil, wenn sie an der Reihe ist, oder weiß niemand, wie ihre Batches gezogen werden, so antworten Sie „Poisson“ und geben Sie eine Ziehungsrate von 1 an; dann gilt das ε.',
  noCountOfPeople:
    'Hat eine Person mehrere Einträge, so kennen wir ein ε für Poisson-Batches und für Batches in fester oder gemischter Reihenfolge. Für diese Art, sie zu ziehen, ist hier kein ε einer Person bekannt. Kam jeder Eintrag in jeder Epoche höchstens einmal vor, so gibt die Antwort „Gemischt oder in fester Reihenfolge“ ein ε, das gilt.',
  phaseLacks: 'In Phase {phase:number} fehlt eine Zahl. {problem:said}',
  tooLittleNoise:
    'Der Rauschfaktor σ ist {noise:number}, doch Batches fester Größe werden erst ab {least:number} gerechnet. Geben Sie mehr Rauschen an, oder sagen Sie, wie die Batches sonst gezogen werden.',
});

export const WAY_WORDS_DE = translation(WAY_WORDS, {
  poisson: 'Wenn jeder Eintrag durch einen eigenen Münzwurf in jeden Batch kommt',
  fixedSize: 'Wenn jeder Batch neu aus allen Einträgen gezogen wird, mit fester Größe und ohne Zurücklegen',
  fixedSizeText:
    'Ein Batch enthält den ersetzten Eintrag oder einen anderen an seiner Stelle, darum können sich Summen um 2C verschieben (Balle, Barthe, Gaboardi, Satz 9). Das obere Ende der Klammer gilt für alle Daten. Das untere erreichen Daten, deren übrige Einträge alle in eine Richtung ziehen. Schärferes ist hier nicht bekannt.',
  fixedSizeLacks:
    'Hinzufügen/Entfernen ist hier nicht definiert, denn ein Eintrag mehr oder weniger würde jeden Batch ändern.',
  randomAllocation: 'Wenn jeder Eintrag in genau einen zufällig gezogenen Schritt jeder Epoche kommt',
  randomAllocationText:
    'Gerechnet wird mit {epochs:number} Epochen zu je {steps:number} Schritten, zur sicheren Seite gerundet. Hinzufügen/Entfernen hat eine eigene Zahl. Ein ersetzter Eintrag verrät am meisten, wo seine beiden Gradienten entgegengesetzt sind, und die Klammer umschließt das ε dieses Falls.',
  anyOrder:
    'Wenn jeder Eintrag in genau einen Batch einer Epoche kommt und beim Schneiden der Batches niemand auf die Einträge sieht',
  anyOrderText:
    'Eine Epoche zeigt dann jeden Eintrag einmal, unter dem ganzen Rauschen, und das Training ist die Komposition von {epochs:number} Gauß-Mechanismen ohne Verstärkung. Das gilt bei jeder Reihenfolge, auch bei einer, die der Angreifer kennt. Ein kleineres ε, das eine gemischte Reihenfolge als zufällig zählt, ist nicht bekannt. Die Summe verschiebt sich um C, wenn ein Eintrag auf null gesetzt wird und sein Platz leer bleibt, und um 2C, wenn ein anderer seinen Platz einnimmt.',
  anyOrderTextOfPeople:
    'Eine Epoche zeigt dann jeden Eintrag einmal, und alle {records:number} Einträge einer Person können in einem Batch sein, unter dem ganzen Rauschen. So ist das Training die Komposition von {epochs:number} Gauß-Mechanismen ohne Verstärkung. Das gilt bei jeder Reihenfolge, auch bei einer, die der Angreifer kennt. Die Summe verschiebt sich um {records:number} · C, wenn alle Einträge einer Person auf null gesetzt werden und ihre Plätze leer bleiben, und um doppelt so viel, wenn andere ihre Plätze einnehmen.',
  cutText:
    'Ein Batch von mehr als {largest:number} Einträgen wird auf so viele gekürzt, gleichmäßig gewählt, und der Rest fällt für diesen Schritt weg. Im Mittel werden {expected:number} gezogen. Schärferes als diese Klammer ist nicht bekannt, und ihr unteres Ende erreichen manche Daten.',
  bandedText:
    'Jede von {bands:number} Gruppen von Einträgen ist alle {bands:number} Schritte an der Reihe, darum kann ein Eintrag an {steps:number} Schritten teilnehmen, jedes Mal wie bei gewöhnlichem DP-SGD (Choquette-Choo et al. 2023). Die Rate innerhalb einer Gruppe ist {rate:number}.',
  countedText:
    'Mit der Zahl der nicht gekürzten Gradienten zählt ein Schritt wie einer mit σ = {noise:number} (Andrew et al. 2021).',
  scheduledText:
    'Die {steps:number} Schritte haben {kinds:number} verschiedene Einstellungen. {noise:said} {rate:said}',
  noiseBetween: 'Ihr σ liegt zwischen {least:number} und {most:number}.',
  noiseOfAll: 'Alle haben σ = {value:number}.',
  rateBetween: 'Ihre Rate q liegt zwischen {least:number} und {most:number}.',
  rateOfAll: 'Alle haben q = {value:number}.',
  scheduledBoundText:
    'Bei dieser Art, Batches zu ziehen, wird jeder Schritt mit dem kleinsten Rauschen und der größten Rate aller Schritte gerechnet, darum kann das wahre ε kleiner sein.',
  anyOrderLacks:
    'Hinzufügen/Entfernen ist hier nicht definiert, denn wenn ein Eintrag fehlt, können die anderen in andere Batches rücken.',
});

export const CHECKS_DE = translation(CHECKS, {
  largeDelta:
    'δ ist mindestens 1/n. Wer einen zufällig gezogenen Eintrag ganz veröffentlicht, hält ein solches δ mit ε = 0 ein, darum sollte es weit unter 1/n liegen.',
  largeDeltaOfClients:
    'δ ist mindestens eins durch die Zahl der Clients. Wer alles von einem zufällig gezogenen Client veröffentlicht, hält ein solches δ mit ε = 0 ein, darum sollte es weit darunter liegen.',
  littleNoise:
    'σ liegt unter 0,5, also ist das Rauschen kleiner als die Hälfte dessen, was ein Teilnehmer beitragen kann. Das ε bei so wenig Rauschen schränkt einen Angreifer meist kaum ein.',
  hardlyNoise:
    'σ liegt unter 0,2, wo hier nur Schranken für ε bekannt sind. Ein solches ε schützt niemanden.',
  highRate:
    'q liegt über 0,5, also nimmt mehr als die Hälfte an jedem Schritt teil. Batches sind meist viel kleiner, darum vergleichen Sie den Batch mit der Zahl derer, die teilnehmen können.',
  repeats:
    'Zeile {line:number} sagt „{text:name}“. Jedes Training auf diesen Einträgen zählt, dessen Ergebnis veröffentlicht oder zur Auswahl herangezogen wird, und gezählt wird hier eines. Geben Sie ihre Zahl in der Zeile der Trainings an.',
  trainings:
    'Dieses ε zählt {trainings:number} Trainings auf denselben Einträgen. Das beste aus einer zufälligen Zahl von Trainings zu wählen kann weniger kosten (Papernot und Steinke 2022), und das wird hier nicht berechnet.',
});
