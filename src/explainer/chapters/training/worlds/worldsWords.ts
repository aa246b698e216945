// What the figure says: names of the worlds, the one sentence under the picture, and all of it for whoever cannot see it. Pure.
import { t } from '@lingui/core/macro';
import type { RatesReport, WorldsReply, WorldsRequest } from '../../../../jobs';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { cloudOverlap } from './clouds';
import { isWhole } from './worldsRequest';
import type { ChangeKind } from './twoWorlds';

/** Of the other world, in the attacker's picture. */
export function shortWorldName(kind: ChangeKind): string {
  switch (kind) {
    case 'remove':
      return t`without`;
    case 'flip':
      return t`flipped`;
    case 'move':
      return t`moved`;
  }
}

/** Share of the models that count which the attacker takes for the other world's. */
export const wrongShare = ({
  test: { falsePositives, negatives, falseNegatives, positives },
}: Pick<WorldsReply, 'test'>): number => 0.5 * (falsePositives / negatives + falseNegatives / positives);

export const boundText = ({ epsilon }: Pick<RatesReport, 'epsilon'>): string => epsilonText(epsilon, 'down');

/** How much of the two clouds lies in the same place, at the kept step `k`. */
export function overlapAt({ worlds }: WorldsReply, { grid }: WorldsRequest, k: number): number {
  const cells = grid * grid;
  const [own, other] = worlds.map(({ boundary }) => boundary.subarray(k * cells, (k + 1) * cells));
  return cloudOverlap(own, other);
}

function changeText(kind: ChangeKind): string {
  switch (kind) {
    case 'remove':
      return t`In one world Ana’s record is trained on, in the other it is left out.`;
    case 'flip':
      return t`In one world Ana’s record is as it is, in the other it has the other label.`;
    case 'move':
      return t`In one world Ana’s record is as it is, in the other it stands elsewhere.`;
  }
}

/** For whoever cannot see the picture, at the last step. */
export function worldsSummary(reply: WorldsReply, request: WorldsRequest): string {
  const { audit } = reply;
  const models = countText(request.models);
  const overlap = percentText(overlapAt(reply, request, request.keptSteps.length - 1));
  const wrong = percentText(wrongShare(reply));
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  const adjacency = audit.adjacency === 'add-remove' ? t`add/remove` : t`substitute`;
  return [
    changeText(request.change.kind),
    t`The boundaries of ${models} models of each world form two clouds that have ${overlap} in common.`,
    t`An attacker who sees one model is wrong about ${wrong} of them, which shows that the ${adjacency} ε is at least ${bound}, with ${confidence} confidence.`,
    ...(isWhole(request) ? [] : [t`This is provisional.`]),
  ].join(' ');
}
