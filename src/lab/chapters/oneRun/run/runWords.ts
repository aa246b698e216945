// The watched run in words, for who does not see its picture, and how far it is.
import { select, t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunFindings, OneRunReply, RankedMoment } from '../../../jobs';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { placeText } from './placeText';
import { STEPS } from './plan';

/** What a reader of the screen hears of the bound. */
export function boundWords({ report }: OneRunFindings, explored: boolean): string {
  const right = countText(report.v);
  const guesses = countText(report.r);
  const epsilon = epsilonText(report.epsilon, 'down');
  const { adjacency } = report;
  return explored
    ? t`${right} of ${guesses} guesses right. Epsilon at least ${epsilon} for ${select(adjacency, {
        substitute: 'substitute',
        other: 'add-remove',
      })} adjacency, explored, so without confidence.`
    : t`${right} of ${guesses} guesses right. Epsilon at least ${epsilon} for ${select(adjacency, {
        substitute: 'substitute',
        other: 'add-remove',
      })} adjacency.`;
}

/** The picture in words; `bound`: those of the bound, '' before it is read. */
export function pictureWords({ done, total, guesses }: RankedMoment, m: number, bound: string): string {
  const canaries = countText(m);
  const right = countText(guesses.right.reduce((sum, one) => sum + one, 0));
  return t`${canaries} canaries of one run after step ${done} of ${total}, of which ${right} are guessed right. ${bound}`;
}

/** How far the run is, or what it took; `reply` is the wanted run's own, null before the first of it. */
export function progressText(running: boolean, reply: OneRunReply | null): string {
  if (running) {
    if (reply === null) return t`Getting ready to train`;
    if (reply.moment === null) {
      const share = percentText(Math.floor(100 * reply.prepared) / 100);
      return t`Getting ready to train: ${share}`;
    }
    const { done } = reply.moment;
    return t`Step ${done} of ${STEPS}`;
  }
  if (!reply?.findings) return '';
  const { findings, seconds } = reply;
  const took = seconds < 10 ? decimalText(seconds, 1) : Math.round(seconds);
  const place = placeText(findings);
  return t`${STEPS} steps in ${took} s in this tab, ${place}`;
}
