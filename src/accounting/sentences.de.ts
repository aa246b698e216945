import { translation } from '../base/sentences/translation.ts';
import { ACCOUNTING, DESCRIBED, GOAL, LIBRARY } from './sentences.ts';

export const ACCOUNTING_DE = translation(ACCOUNTING, {
  segmentCount: 'segments hat {count:number} Teile. Geben Sie 1 bis {most:number} an.',
  tooManySteps: 'segments haben zusammen {steps:number} Schritte. Geben Sie höchstens {most:number} an.',
  noPlans: 'plans ist leer. Geben Sie mindestens einen an.',
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
  recordsForCut:
    'records fehlt, das largestBatch braucht, denn davon hängt ab, wie oft ein Batch gekürzt wird. Geben Sie die Zahl der Einträge an.',
  onlyPoisson:
    '{field:name} steht neben sampling {sampling:name}, wofür damit hier keine Garantie bekannt ist. Lassen Sie es weg, oder ziehen Sie die Batches nach Poisson.',
});

export const LIBRARY_DE = translation(LIBRARY, {
  opacus: 'Opacus (RDP)',
  opacusBefore: 'Opacus vor 0.14 (RDP)',
  dpAccounting: 'dp-accounting (RDP), heute in TensorFlow Privacy und JAX Privacy',
  tensorflowBefore: 'TensorFlow Privacy vor dp-accounting (RDP)',
  tensorflowFirst: 'TensorFlow Privacy am Anfang (RDP)',
  opacusLimit: 'Opacus (GDP)',
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
