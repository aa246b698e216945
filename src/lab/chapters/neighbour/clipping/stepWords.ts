// The drawn step in words: what happens at each stop, and what Ana's record does to the sum. Pure.
import { plural, t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import { parameterText } from '../../../notation/formatNumber';
import { length } from '../oneStep';
import type { DrawnStep } from './drawnStep';
import type { Stop } from './timeline';

export function stopWords({ records, clippingNorm, spread, ana }: DrawnStep, stop: Stop): string {
  const others = records.filter(({ id }) => id > 0).length;
  const norm = parameterText(clippingNorm);
  if (stop <= 1) {
    return ana === 'left-out'
      ? plural(others, {
          0: 'Ana is left out, and no other record joins this batch.',
          one: 'Ana is left out. # other record joins the batch, and its gradient is an arrow.',
          other: 'Ana is left out. # other records join the batch, and each gradient is an arrow.',
        })
      : plural(others, {
          0: 'Ana alone is in this batch, and her gradient is the arrow.',
          one: 'Ana and # other record are in this batch, and each gradient is an arrow.',
          other: 'Ana and # other records are in this batch, and each gradient is an arrow.',
        });
  }
  if (stop === 2) {
    const cut = records.filter(({ gradient }) => length(gradient) > clippingNorm).length;
    return plural(cut, {
      0: `No gradient is longer than C = ${norm}, so clipping changes none.`,
      one: `Clipping shortens # gradient to length C = ${norm}.`,
      other: `Clipping shortens # gradients to length C = ${norm}.`,
    });
  }
  if (stop === 3) return t`The clipped gradients are added tip to tail. The dot is their sum.`;
  const noise = parameterText(Number(spread.toPrecision(3)));
  return t`The noise has standard deviation σ times C, which is ${noise} here. It moves the sum to a random place nearby, and only that place is released.`;
}

export function movedWords({ ana, moved }: DrawnStep): string {
  const far = decimalText(moved, 2);
  switch (ana) {
    case 'own':
      return t`Leave Ana out, or give her another diagnosis, and see how far the sum moves.`;
    case 'left-out':
      return t`Without Ana the sum moves by ${far} C. Leaving out a record can never move it by more than C.`;
    case 'other':
      return t`With another diagnosis for Ana the sum moves by ${far} C. Replacing a record can move it by up to 2 C.`;
  }
}
