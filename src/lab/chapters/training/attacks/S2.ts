// S2 on the page, in words.
import { t } from '@lingui/core/macro';
import type { Attack } from './attack';
import { needs } from './demands';

export const S2: Attack = {
  title: t`crafted gradient`,
  shape: 'circle',
  replacement: t`It replaces the record’s gradient by +C or −C in one coordinate, the one that training itself moves least.`,
  score: t`how far the crafted coordinate has moved from its start`,
  needs: needs('--++++'),
  knows: t`It knows the training records, the model, the clipping norm C and the number of steps T. That is enough to train without noise and find the coordinate that moves least.`,
  sees: t`It sees that parameter of the model, at the start and after t steps.`,
  without: t`The other records are real. Where they move the coordinate too, in both worlds alike, their drift blurs the score.`,
  choice: ({ shape }) => {
    const { inputs, classes } = shape;
    const parameters =
      shape.kind === 'linear'
        ? (inputs + 1) * classes
        : (inputs + 1) * shape.hidden + (shape.hidden + 1) * classes;
    return t`One of ${parameters} parameters`;
  },
};
