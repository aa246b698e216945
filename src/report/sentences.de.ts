import { translation } from '../base/sentences/translation.ts';
import { REPORT } from './sentences.ts';

export const REPORT_DE = translation(REPORT, {
  title: 'Privatheit dieses Trainings',
  record: 'Eintrag',
  client: 'Client',
  records: 'Einträge',
  clients: 'Clients',

  inSteps: 'Das Modell wurde mit DP-SGD in {steps:number} Schritten trainiert.',
  inOneStep: 'Das Modell wurde mit DP-SGD in einem Schritt trainiert.',
  inEpochsOfSteps:
    'Das Modell wurde mit DP-SGD in {epochs:number} Epochen zu je {steps:number} Schritten trainiert.',
  inEpochs: 'Das Modell wurde mit DP-SGD trainiert, und die Zahl seiner Epochen ist {epochs:number}.',
  inPhases:
    'Das Modell wurde mit DP-SGD in {phases:number} Phasen trainiert, mit {steps:number} Schritten insgesamt.',
  phase:
    'Phase {phase:number} hat {steps:number} Schritte, eine Ziehungsrate von {rate:number} und einen Rauschfaktor von {noise:number}.',
  bySchedule:
    'Sein Rauschen, seine Ziehungsrate oder seine Batchgröße änderte sich von Schritt zu Schritt nach einem Plan, der vorher feststand.',
  poisson:
    'Jeder {unit:said} kam unabhängig von allen anderen mit Wahrscheinlichkeit {rate:number} in jeden Batch (Poisson-Ziehung), und der Rauschfaktor war {noise:number}.',
  poissonOf: 'Jeder {unit:said} kam unabhängig von allen anderen in jeden Batch (Poisson-Ziehung).',
  poissonInGroups:
    'Jeder {unit:said} kam unabhängig von allen anderen mit Wahrscheinlichkeit {rate:number} in jeden Batch seiner Gruppe (zyklische Poisson-Ziehung), und der Rauschfaktor war {noise:number}.',
  fixedSize:
    'Jeder Batch war ein fester Anteil ({rate:number}) aller {units:said}, der in jedem Schritt neu und ohne Zurücklegen gezogen wurde, und der Rauschfaktor war {noise:number}.',
  randomAllocation:
    'In jeder Epoche kam jeder {unit:said} in den Batch eines Schritts, der gleichmäßig und unabhängig von allen anderen gezogen wurde. Der Rauschfaktor war {noise:number}.',
  anyOrder:
    'In jeder Epoche kam jeder {unit:said} einmal vor, in welcher Reihenfolge auch immer, und der Rauschfaktor war {noise:number}.',
  unknownWay:
    'Ein Batch enthielt im Mittel einen Anteil von {rate:number} aller {units:said}, und der Rauschfaktor war {noise:number}. Wie die Batches gezogen wurden, ist nicht bekannt.',
  fixedSizeOf:
    'Jeder Batch enthielt in seiner Phase einen festen Anteil aller {units:said}, jedes Mal neu ohne Zurücklegen gezogen.',
  randomAllocationOf:
    'In jeder Epoche kam jeder {unit:said} in den Batch eines Schritts, der gleichmäßig und unabhängig von allen anderen gezogen wurde.',
  anyOrderOf: 'In jeder Epoche kam jeder {unit:said} einmal vor, in beliebiger Reihenfolge.',
  unknownWayOfPhases: 'Niemand weiß, wie die Batches der Phasen gezogen wurden.',
  severalWays: 'Seine Phasen ziehen ihre Batches auf verschiedene Weise.',
  largestBatch:
    'Kamen mehr als {most:number} {units:said} in einen Batch, so wurden ebenso viele gleichmäßig ausgewählt, und die übrigen blieben weg.',
  bands:
    'Das Rauschen der Schritte ist durch eine Bandmatrix mit {bands:number} Bändern korreliert, und jeder Schritt zieht aus einer von ebenso vielen Gruppen.',
  countNoise:
    'Die Clipping-Norm wurde an eine Zählung gekürzter Gradienten angepasst, deren Rauschen eine Standardabweichung von {noise:number} hat.',
  trainings: 'Die folgenden Zahlen zählen {count:number} solche Trainings mit denselben Daten.',
  person: 'Eine Person hat höchstens {records:number} Einträge, die zusammen zählen.',

  addRemove:
    'Wird ein {unit:said} hinzugefügt oder entfernt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  zeroOut:
    'Werden die Gradienten eines {unit:said}s auf null gesetzt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  substituteToo: 'Wird ein {unit:said} durch einen anderen ersetzt, so gilt {epsilon:number} beim selben δ.',
  substitute:
    'Wird ein {unit:said} durch einen anderen ersetzt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  addRemovePerson:
    'Werden alle Einträge einer Person hinzugefügt oder entfernt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  zeroOutPerson:
    'Werden die Gradienten aller Einträge einer Person auf null gesetzt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  substitutePersonToo:
    'Werden alle Einträge einer Person durch ebenso viele andere ersetzt, so gilt {epsilon:number} beim selben δ.',
  substitutePerson:
    'Werden alle Einträge einer Person durch ebenso viele andere ersetzt, so ist das Training (ε, δ)-differentially private mit {epsilon:number} und {delta:number}.',
  noAddRemove:
    'Für einen {unit:said}, der hinzugefügt oder entfernt wird, ist keine Zahl bekannt. Das liegt daran, wie Batches gezogen wurden.',
  noAddRemoveForAll:
    'Für einen {unit:said}, der hinzugefügt oder entfernt wird, gibt es keine Zahl, die für alle drei Arten zu ziehen gilt.',
  largestOfWays:
    'Das ist die größte von drei Schranken, nämlich {poisson:number} für Poisson-Batches, {fixedSize:number} für Batches fester Größe und {anyOrder:number}, wenn in beliebiger Reihenfolge jeder {unit:said} einmal je Epoche vorkommt.',
  findOut:
    'Wer herausfindet, wie die Batches gezogen wurden, darf stattdessen die Schranke dieser einen Art angeben.',
  bracket:
    'Vom kleinsten ε für {adjacency:said} ist nur bekannt, dass es zwischen {lower:number} und {upper:number} liegt. Angegeben ist das obere Ende.',
  noEpsilon: 'Für {adjacency:said} ist bei {delta:number} kein endliches ε bekannt.',
  ofAddRemove: 'Hinzufügen/Entfernen',
  ofZeroOut: 'auf null setzen',
  ofSubstitute: 'Ersetzen',
  mu: 'Gaussian Differential Privacy braucht kein δ und beschreibt das Training durch {first:number} für {one:said} und {second:number} für {other:said}.',
  oneMu:
    'Gaussian Differential Privacy braucht kein δ und beschreibt das Training durch {first:number} für {one:said}.',
  muFloor: 'Das umfasst Fehlerraten ab {floor:number}.',

  attacker:
    'Die folgenden Grenzen gelten für einen Angreifer, der das Modell sieht, alle anderen Einträge kennt und einmal rät, was ein Eintrag sagt.',
  attackerOfClient:
    'Die folgenden Grenzen gelten für einen Angreifer, der das Modell sieht, alle anderen Clients kennt und einmal rät, was ein Client beigetragen hat.',
  attackerOfPerson:
    'Die folgenden Grenzen gelten für einen Angreifer, der das Modell sieht, die Einträge aller anderen kennt und einmal rät, was die Einträge einer Person sagen.',
  byRemoval:
    'Unter {values:number} gleich wahrscheinlichen Werten stimmt der Tipp mit einer Wahrscheinlichkeit von höchstens {success:number} (durch Entfernen).',
  byExchange:
    'Unter {values:number} gleich wahrscheinlichen Werten stimmt der Tipp mit einer Wahrscheinlichkeit von höchstens {success:number} (durch Austausch).',
  noLimit:
    'Unter {values:number} gleich wahrscheinlichen Werten ist für den Tipp keine brauchbare Grenze bekannt.',
  roads:
    'Eine Grenze durch Entfernen folgt aus der Garantie für {removal:said}, eine durch Austausch aus der für Ersetzen. Angegeben ist die kleinere.',

  computed: 'Adjacency Lab {version:name} hat diese oberen Schranken berechnet und aufgerundet.',
  computedOn:
    'Adjacency Lab {version:name} hat diese oberen Schranken am {date:name} berechnet und aufgerundet.',
  rest: 'Sie gelten, wenn Folgendes zutrifft.',
  opens: 'Diese Adresse öffnet das Training:',

  stated: 'angegeben',
  assumed: 'angenommen',
  unknown: 'nicht bekannt',
  readInLine: 'gelesen in Zeile {line:number}',
  derivedFromLine: 'aus Zeile {line:number} berechnet',
  derivedFromLines: 'aus den Zeilen {lines:list} berechnet',
  derivedFromStated: 'aus Angaben berechnet',
  derivedFromLineAndStated: 'aus Zeile {line:number} und aus Angaben berechnet',
  derivedFromLinesAndStated: 'aus den Zeilen {lines:list} und aus Angaben berechnet',
  readInLines: 'gelesen in den Zeilen {lines:list}',
  number: '{value:number}',
  samplingRate: 'Die Ziehungsrate ist {value:number}.',
  noiseMultiplier: 'Der Rauschfaktor ist {value:number}.',
  inSchedules: 'In den Plänen ist {value:number}.',
  steps: 'Die Zahl der Schritte ist {value:number}.',
  stepsPerEpoch: 'Die Zahl der Schritte einer Epoche ist {value:number}.',
  epochs: 'Die Zahl der Epochen ist {value:number}.',
  segments:
    'Das Training hat {value:number} Phasen mit den Einstellungen, die in den gespeicherten Daten stehen.',
  noiseMultipliersBy: 'Der Rauschfaktor von Schritt t, gezählt ab 0, ist {formula:quote}.',
  samplingRatesBy: 'Die Ziehungsrate von Schritt t, gezählt ab 0, ist {formula:quote}.',
  batchSizesBy: 'Der Batch von Schritt t, gezählt ab 0, hat im Mittel {formula:quote} {units:said}.',
  noiseMultipliers: 'Der Rauschfaktor jedes Schritts folgt dem Plan, der in den gespeicherten Daten steht.',
  samplingRates: 'Die Ziehungsrate jedes Schritts folgt dem Plan, der in den gespeicherten Daten steht.',
  batchSizes: 'Der erwartete Batch jedes Schritts folgt dem Plan, der in den gespeicherten Daten steht.',
  recordsAre: 'Der Datenbestand hat {value:number} {units:said}.',
  largestBatchIs:
    'Kommen mehr als {value:number} {units:said} in einen Batch, so werden ebenso viele gleichmäßig ausgewählt, und der Rest fällt für diesen Schritt weg.',
  bandsAre:
    'Die Matrix des Rauschens hat {value:number} Bänder, und ihre Spalten haben Normen von höchstens 1.',
  groupsAre:
    'Die {units:said} liegen in {value:number} Gruppen, aus denen die Schritte der Reihe nach ziehen.',
  groupsOfSize:
    'Die {units:said} liegen in {value:number} Gruppen von je {size:number}, aus denen die Schritte der Reihe nach ziehen.',
  countNoiseIs:
    'Das Rauschen auf der Zählung gekürzter Gradienten hat eine Standardabweichung von {value:number}.',
  deltaIs: 'Der Spielraum ist {value:number}.',
  drawnPoisson: 'Batches wurden durch Poisson-Ziehung gebildet, sind also verschieden groß.',
  drawnFixedSize: 'Batches einer festen Größe wurden in jedem Schritt neu und ohne Zurücklegen gezogen.',
  drawnRandomAllocation: 'Jeder {unit:said} kam in einen Schritt jeder Epoche, der zufällig gezogen wurde.',
  drawnAnyOrder: 'Jeder {unit:said} kam in jeder Epoche einmal vor.',
  drawnUnknown:
    'Die Batches wurden durch Poisson-Ziehung gebildet, oder mit fester Größe und ohne Zurücklegen, oder so, dass jeder {unit:said} in jeder Epoche einmal vorkam. Es fehlt, welche dieser Arten es war. Der Teil des Trainingscodes, der Batches zieht, würde es sagen, und dann gelten die Zahlen dieser Art.',
  drawnSeveralWays: 'Batches wurden gezogen, wie es die gespeicherten Daten für jede Phase sagen.',
  clippingEach: 'Der Gradient jedes {unit:said}s wurde für sich gekürzt.',
  clippingMicrobatches:
    'Mittelwerte der Gradienten mehrerer {units:said} wurden gekürzt, und der hier angegebene Rauschfaktor ist die Hälfte des eingestellten.',
  noiseScaleSum:
    'Der Rauschfaktor ist die Standardabweichung des Rauschens auf der Summe der gekürzten Gradienten, geteilt durch die Clipping-Norm.',
  noiseLawFresh: 'Das Rauschen ist normalverteilt und wurde in jedem Schritt neu gezogen.',
  noiseLawBands: 'Das Rauschen ist normalverteilt und über die Schritte nur durch die Bandmatrix korreliert.',
  participationOnce: 'Keine Person hat mehr als einen Eintrag.',
  participationClient: 'Jeder Client nahm als Ganzes teil, mit allen seinen Einträgen.',
  participationSeveral: 'Keine Person hat mehr als {records:number} Einträge.',
  otherRunsNone: 'Kein anderes Training mit denselben Daten hatte Einfluss auf das, was veröffentlicht wird.',
  otherRunsCounted:
    'Außer diesen {count:number} Trainings hatte keines mit denselben Daten Einfluss auf das, was veröffentlicht wird.',
  settingsFixed: 'Die Einstellungen des Trainings wurden gewählt, ohne die Daten anzusehen.',
  randomness: 'Niemand kann die Zufallszahlen von Batches und Rauschen vorhersagen.',
});
