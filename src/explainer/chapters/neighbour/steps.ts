// The steps of chapter 1: links in its text, and its part of the lecture. Data.
import { t } from '@lingui/core/macro';
import { roomSteps } from '../frame/step';

export const STEPS = roomSteps('which-neighbour', {
  twoNeighbours: {
    id: 'two-neighbours',
    scenario: {},
    figure: 'two-neighbours',
    title: t`One study, two neighbours`,
    see: t`Everybody knows that Ana is in the study; her diagnosis is the secret. Without her, the promise is about whether she took part. With another diagnosis in her record, it is about what the record says. Add/remove is not broken: it answers the first question.`,
    hint: t`Which of the two would you promise to Ana?`,
    shows: [],
  },
  everyStep: {
    id: 'every-step',
    scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
    figure: 'neighbour',
    title: t`Taken out, or replaced`,
    see: t`One step that every record joins. Taking the record z out moves the sum of clipped gradients by C at most; putting another, z′, in its place can move it by twice as much, under the same noise.`,
    hint: t`Drag the open circles apart, then choose “removed”.`,
    shows: ['s'],
  },
  rareStep: {
    id: 'rare-step',
    scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.6, steps: 100 },
    figure: 'neighbour',
    title: t`Most steps do not hold the record`,
    see: t`In batches of one record in sixteen, only the few steps whose batch contains z reveal anything about it. Under this little noise such a step is easy to read.`,
    hint: t`Choose “any step”: the two distributions all but coincide.`,
    shows: ['q', 's'],
  },
});
