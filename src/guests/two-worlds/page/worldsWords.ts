// The words of the figure: names of the worlds, the sentence under the picture, and a summary. Pure.
import { select, t } from '@lingui/core/macro';
import { countText, epsilonText, percentText } from '../../../lab/notation/formatNumber';
import type { WorldsErrors, WorldsFindings } from './jobs';
import { lastOverlap } from './plane/shownMoment';
import { adjacencyOf, type ChangeKind } from './twoWorlds';
import { type Answered, isWhole } from './worldsRequest';

export const WORLD_NAMES: Readonly<Record<'own' | ChangeKind, string>> = {
  own: t`With Ana as she is`,
  remove: t`Without her`,
  flip: t`With her label flipped`,
  move: t`With her elsewhere`,
};

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  remove: t`In one world Ana’s record is trained on, in the other it is left out.`,
  flip: t`In one world Ana’s record is as it is, in the other it has the other label.`,
  move: t`In one world Ana’s record is as it is, in the other it stands elsewhere.`,
};

/** Share of wrong guesses when both worlds are equally likely: the mean of the two error rates. */
const wrongShare = ({ falsePositives, negatives, falseNegatives, positives }: WorldsErrors): number =>
  0.5 * (falsePositives / negatives + falseNegatives / positives);

export const boundText = ({ epsilon }: Pick<WorldsFindings['audit'], 'epsilon'>): string =>
  epsilonText(epsilon, 'down');

const numbersOf = ({ likelier, audit }: WorldsFindings) => ({
  wrong: percentText(wrongShare(likelier)),
  bound: boundText(audit),
  confidence: percentText(audit.confidence),
});

export function attackSentence({ reply, request }: Answered): string {
  const { wrong, bound, confidence } = numbersOf(reply);
  const adjacency = adjacencyOf(request.change.kind);
  return t`At even odds, someone who always names the likelier world is wrong ${wrong} of the time. The threshold chosen for ε shows ε ≥ ${bound} (${select(adjacency, { substitute: 'substitute', other: 'add/remove' })}, ${confidence} confidence).`;
}

export function worldsSummary(shown: Answered): string {
  const models = countText(shown.reply.worlds[0].models);
  const overlap = percentText(lastOverlap(shown));
  return [
    CHANGES[shown.request.change.kind],
    t`The boundaries of ${models} models of each world form two clouds that have ${overlap} in common.`,
    attackSentence(shown),
    ...(isWhole(shown) ? [] : [t`This is provisional.`]),
  ].join(' ');
}
