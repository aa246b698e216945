import { translation } from '../base/sentences/translation.ts';
import { ACCOUNTING, DESCRIBED, GOAL, LIBRARY } from './sentences.ts';

export const ACCOUNTING_DE = translation(ACCOUNTING, {
  segmentCount: 'segments hat {count:number} Teile. Geben Sie 1 bis {most:number} an.',
  tooManySteps: 'segments haben zusammen {steps:number} Schritte. Geben Sie höchstens {most:number} an.',
  noPlans: 'plans ist leer. Geben Sie mindestens einen an.',
  noValues: 'values ist leer. Geben Sie mindestens einen Wert an.',
  noSuchSegment: 'segments hat keinen Teil {at:number}. Geben Sie 0 bis {last:number} an.',
  unknownAdjacency: 'adjacency ist {given:name}. Geben Sie eine von {names:name} an.',
  olderField:
    'adjacency ist {adjacency:name}, und relation, der ältere Name dafür, ist {older:name}. Geben Sie adjacency allein an.',
  notOfSampling:
    'adjacency ist {adjacency:name}, und das hat sampling {sampling:name} nicht: {because:said}. Geben Sie {names:name} an.',
  everyBatchOther: 'mit einem Eintrag mehr oder weniger wäre jeder Batch ein anderer',
  othersMove: 'fehlt ein Eintrag, so können die anderen in andere Batches rücken',
  massPerLoss:
    'masses hat {masses:number} Werte für {losses:number} losses. Geben Sie für jeden Verlust eine Masse an.',
  unsortedLosses:
    'losses[{at:number}] ist {loss:number} und damit nicht größer als der Wert davor. Sortieren Sie die Werte.',
  massSum: 'masses und massAtInfinity ergeben zusammen {total:number}, müssen aber 1 ergeben.',
  outOfReach:
    '{goal:name} {target:number} ist unerreichbar: Bei {parameter:name} = {end:number} ist {measure:name} {reached:said}, {side:said}.',
  exactly: '{value:number}',
  between: '{lower:number} bis {upper:number}',
  stillAbove: 'immer noch darüber',
  alreadyBelow: 'schon darunter',
  alreadyAbove: 'schon darüber',
  stillBelow: 'immer noch darunter',
});

export const DESCRIBED_DE = translation(DESCRIBED, {
  unclearFormula:
    '{field:name} ist die Formel {formula:quote}, die an der Stelle {place:number} nicht zu lesen ist. Geben Sie eine Liste von Zahlen an oder eine Formel mit {names:name}.',
  scheduleLength:
    '{field:name} hat {count:number} Zahlen. Geben Sie 1 bis {most:number} an, eine für jeden Schritt.',
  otherLength:
    '{field:name} hat {count:number} Zahlen, steps aber ist {steps:number}. Geben Sie für jeden Schritt eine Zahl an, oder lassen Sie steps weg.',
  notTogether:
    '{field:name} steht neben {other:name}, und für beide zusammen ist hier keine Garantie bekannt. Lassen Sie eines davon weg.',
  scheduleInBands:
    'bands steht neben Rauschen, Rate oder Batch jedes Schritts, und für beide zusammen ist hier nichts Scharfes bekannt. Geben Sie für alle Schritte den kleinsten Wert als {noise:name} und den größten als {rate:name} an, dann gilt die Antwort.',
  personInBands:
    'recordsPerPerson steht neben bands, und wenn die Einträge einer Person in mehreren Gruppen liegen, ist hier keine Garantie bekannt. Liegen alle in einer, so lassen Sie bands weg, und teilen Sie steps durch bands, aufgerundet.',
  personInCut:
    'recordsPerPerson steht neben largestBatch, und für beide zusammen ist hier nichts Scharfes bekannt. Lassen Sie largestBatch weg. Das epsilon bei delta gilt dann für gekürzte Batches bei delta + steps (1 + e^epsilon) P, wobei P die Wahrscheinlichkeit ist, dass ein Batch gekürzt werden muss.',
  emptyGroups:
    'records ist {records:number}, und bands ist {bands:number}, sodass manche Gruppen keinen Eintrag hätten. Geben Sie mindestens so viele Einträge wie Bänder an.',
  recordsForCut:
    'records fehlt, das largestBatch braucht, denn davon hängt ab, wie oft ein Batch gekürzt wird. Geben Sie die Zahl der Einträge an.',
  onlyPoisson:
    '{field:name} steht neben sampling {sampling:name}, wofür damit hier keine Garantie bekannt ist. Lassen Sie es weg, oder ziehen Sie die Batches nach Poisson.',
});

export const LIBRARY_DE = translation(LIBRARY, {
  opacus: 'Opacus (RDP)',
  opacusGdp: 'Opacus (GDP)',
  opacusBefore: 'Opacus vor 0.14 (RDP)',
  dpAccounting: 'dp-accounting (RDP), heute in TensorFlow Privacy und JAX Privacy',
  tensorflowBefore: 'TensorFlow Privacy vor dp-accounting (RDP)',
  tensorflowFirst: 'TensorFlow Privacy am Anfang (RDP)',
});

export const GOAL_DE = translation(GOAL, {
  outOfReach:
    'Das Ziel {measure:said} {most:number} ist nicht zu erreichen, denn selbst {safest:said} = {value:number} kann es bis zu {reached:number} sein. Geben Sie ein größeres Ziel an, oder lassen Sie eine andere Zahl nachgeben.',
  notFinite:
    'Das Ziel {measure:said} {most:number} ist nicht zu erreichen, denn selbst {safest:said} = {value:number} ist nicht bekannt, ob es endlich ist. Geben Sie ein größeres Ziel an, oder lassen Sie eine andere Zahl nachgeben.',
  epsilon: 'ε',
  advantage: 'Vorteil',
  power: 'Richtig-positiv-Rate',
  mu: 'μ',
  noiseMultiplier: 'mit dem meisten Rauschen hier, σ',
  samplingRate: 'mit der kleinsten Rate hier, q',
  batchSize: 'mit dem kleinsten Batch, B',
  steps: 'nach einem einzigen Schritt, T',
  epochs: 'nach einer einzigen Epoche, E',
});
