// Titles of the presets of real training, and explanations of what to look at, by the ids of the presets.
import { sentences } from '../../base/sentences/family.ts';

export const TRAINING_PRESET_TITLES = sentences('trainingPresetTitle', {
  'start-digits': 'Where this page starts, on digits, q = 1/16',
  'figure-3-digits-full': 'After Figure 3, on digits, q = 1',
  'figure-3-digits-quarter': 'After Figure 3, on digits, q = 1/4',
  'figure-3-digits-sixteenth': 'After Figure 3, on digits, q = 1/16',
  'digits-hundred-steps': 'Digits, q = 1, T = 100',
  'figure-3-vision-full': 'After Figure 3, on vision features, q = 1',
  'figure-3-vision-quarter': 'After Figure 3, on vision features, q = 1/4',
  'figure-3-vision-sixteenth': 'After Figure 3, on vision features, q = 1/16',
  'figure-4': 'After Figure 4, a perceptron under DP-Adam',
  'figure-5-few': 'After Figure 5, fifty models per world',
  'figure-5-many': 'After Figure 5, 2,500 models per world',
  'figure-a2-small': 'After Figure A2, clipping at 0.2',
  'figure-a2-large': 'After Figure A2, clipping at 20',
  'figure-a3-few': 'After Figure A3, fifty steps',
  'figure-a3-many': 'After Figure A3, a thousand steps',
  'figure-a4-small': 'After Figure A4, learning rate 0.005',
  'figure-a4-large': 'After Figure A4, learning rate 0.5',
});

export const TRAINING_PRESET_WORDS = sentences('trainingPreset', {
  'start-digits':
    'This is the mechanism of the page’s start, with C = 1, on handwritten digits. All its guarantees are those of the start, and the substitute ε is 8.00 here too. It is no figure of the paper.',
  'figure-3-digits-full':
    'This is a linear head on handwritten digits, with full batches. Crafted and mislabelled records go beyond the add/remove ε, and a natural one just about reaches it. The paper’s figure has features of photographs, and 1,250 models per world instead of 500.',
  'figure-3-digits-quarter':
    'With a quarter of the digits in each step, the crafted gradient stays close to the limit of its attack. We train 500 models per world on digits, the paper 1,250 on features of photographs.',
  'figure-3-digits-sixteenth':
    'With small batches a natural record no longer gives as much away as a crafted one. We train as many models as the paper, 1,250 per world, on digits instead of features of photographs.',
  'digits-hundred-steps':
    'These are full batches for a hundred steps, at the same ε. All four attacks, a natural record among them, go beyond the add/remove ε.',
  'figure-3-vision-full':
    'This is a fine-tuned head on generated features as wide as the paper’s, 768 numbers, in full batches. We take 100 steps and train 250 models per world. The paper has real features, 500 steps and 1,250 models.',
  'figure-3-vision-quarter':
    'This is the same head on a quarter of the records in each step, again with generated features. It has 100 steps and 250 models per world.',
  'figure-3-vision-sixteenth':
    'This is the same head in small batches, for the paper’s 500 steps. It has generated features, and 250 models per world instead of 1,250.',
  'figure-4':
    'Here models are trained from a random start on generated shopping lists. The crafted gradient works as before, but mislabelled and natural records give little away. We have 500 records of ten classes and take a hundred steps. The paper has 50,000 real records of a hundred classes and takes 2,500 steps.',
  'figure-5-few':
    'With few models even the strongest attack shows half of what it could, because its confidence limits it. Data, steps and sizes are ours.',
  'figure-5-many':
    'With the same attack on fifty times as many models, the bound closes in on the limit of the attack. Data, steps and sizes are ours.',
  'figure-a2-small':
    'A small clipping norm cuts both gradients to length C for as long as they are longer. They then differ by as much as their directions let them, and by 2C only if they are opposite, as S4’s are here and S3’s are not. Data and sizes are ours.',
  'figure-a2-large':
    'Nothing is clipped, and the noise is scaled to a norm that no record has. Attacks through records fail, while the crafted gradient does not. The mislabelled record fails here too, although the paper finds it less sensitive to C than the others.',
  'figure-a3-few':
    'After a short training at the same ε, the records still have large gradients. In the paper’s figure a batch holds a sixteenth of the records, for 500 or 2,500 steps, so most batches do not contain the record. Here every batch contains it.',
  'figure-a3-many':
    'In a long training at the same ε, the records are learnt, their gradients shrink, and attacks through records weaken. These are full batches too, while the paper’s figure has small ones.',
  'figure-a4-small':
    'Slow learning keeps gradients large and attacks through records strong. Three of the four go beyond the add/remove ε, and the crafted input stays just below. Data and sizes are ours.',
  'figure-a4-large':
    'Fast learning weakens attacks through records, while the crafted gradient and the accountant do not notice. Data and sizes are ours.',
});
