// The steps of chapter 1, which are links in its text and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { chapterSteps } from '../frame/step';

export const STEPS = chapterSteps('which-neighbour', {
  twoNeighbours: {
    id: 'two-neighbours',
    scenario: {},
    figure: 'two-neighbours',
    title: t`One study, two neighbours`,
    see: t`Everyone knows that Ana is in the study, and her diagnosis is the secret. If the neighbour is the study without her, the promise hides whether she took part. If it is the study with another diagnosis for her, the promise hides what her record says.`,
    hint: t`Which of the two would you promise to Ana?`,
  },
  clipped: {
    id: 'clipped',
    scenario: {},
    figure: 'clipping',
    title: t`Clipped, added up, covered with noise`,
    see: t`Each gradient of the batch is cut to length C at most, the gradients are added up, and noise covers the sum. Leave Ana out, and the sum moves by at most C. Give her another diagnosis, and it moves by up to 2C.`,
    hint: t`Press Play, then choose what Ana’s record says. What does less σ change?`,
    shows: ['s', 'C'],
  },
  everyStep: {
    id: 'every-step',
    scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
    figure: 'neighbour',
    title: t`Taken out, or replaced`,
    see: t`Every record joins this one step. Taking the record z out moves the sum of clipped gradients by C at most. Putting another record z′ in its place can move it by twice as much, under the same noise.`,
    hint: t`Drag the open circles apart, then choose “removed”.`,
    shows: ['s'],
  },
  rareStep: {
    id: 'rare-step',
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.6, steps: 100 },
    figure: 'neighbour',
    title: t`Most batches do not contain the record`,
    see: t`In batches of one record in sixteen, only the few steps whose batch contains z reveal anything about it. Under this little noise such a step is easy to read.`,
    hint: t`Choose “any step”, and the two distributions nearly coincide.`,
    shows: ['q', 's'],
  },
});
