// What the figure says: names of the worlds, the one sentence under the picture, and all of it for whoever cannot see it. Pure.
import { t } from '@lingui/core/macro';
import type { WorldsFindings, WorldsReply, WorldsRequest } from '../../../jobs/worlds';
import { countText, epsilonText, percentText } from '../../../notation/formatNumber';
import { cloudOverlap } from './clouds';
import type { ChangeKind } from './twoWorlds';
import { isWhole } from './worldsRequest';

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
const wrongShare = ({
  test: { falsePositives, negatives, falseNegatives, positives },
}: Pick<WorldsReply, 'test'>): number => 0.5 * (falsePositives / negatives + falseNegatives / positives);

export const boundText = ({ epsilon }: Pick<WorldsFindings['audit'], 'epsilon'>): string =>
  epsilonText(epsilon, 'down');

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
  const models = countText(reply.worlds[0].models);
  const overlap = percentText(overlapAt(reply, request, request.keptSteps.length - 1));
  const wrong = percentText(wrongShare(reply));
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  const adjacency = audit.adjacency === 'add-remove' ? t`add/remove` : t`substitute`;
  return [
    changeText(request.change.kind),
    t`The boundaries of ${models} models of each world form two clouds that have ${overlap} in common.`,
    t`An attacker who sees one model is wrong about ${wrong} of them, which shows that the ${adjacency} ε is at least ${bound}, with ${confidence} confidence.`,
    ...(isWhole(reply, request) ? [] : [t`This is provisional.`]),
  ].join(' ');
}

/** A world as one may say it on a button. */
export function worldName(of: 'own' | ChangeKind): string {
  switch (of) {
    case 'own':
      return t`With Ana as she is`;
    case 'remove':
      return t`Without her`;
    case 'flip':
      return t`With her label flipped`;
    case 'move':
      return t`With her elsewhere`;
  }
}

/** What the attacker's counts come to, under the picture. */
export function attackSentence(reply: WorldsReply, request: WorldsRequest): string {
  const { audit } = reply;
  const wrong = percentText(wrongShare(reply));
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  return request.change.kind === 'remove'
    ? t`An attacker who sees one model is wrong about ${wrong} of them, and so ε ≥ ${bound} (add/remove, ${confidence} confidence).`
    : t`An attacker who sees one model is wrong about ${wrong} of them, and so ε ≥ ${bound} (substitute, ${confidence} confidence).`;
}
