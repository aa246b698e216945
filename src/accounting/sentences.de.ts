import { translation } from '../base/sentences/translation.ts';
import { ACCOUNTING, GOAL, LIBRARY } from './sentences.ts';

export const ACCOUNTING_DE = translation(ACCOUNTING, {
  segmentCount: 'segments hat {count:number} Teile. Geben Sie 1 bis {most:number} an.',
  tooManySteps: 'segments haben zusammen {steps:number} Schritte. Geben Sie höchstens {most:number} an.',
  noPlans: 'plans ist leer. Geben Sie mindestens einen an.',
});

export const LIBRARY_DE = translation(LIBRARY, {
  opacus: 'Opacus (RDP)',
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
