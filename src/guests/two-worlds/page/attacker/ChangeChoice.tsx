// The choice of what becomes of Ana's record in the other world, and the audits of these changes.
import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import { Choices } from '../../../../lab/ui/inputs/Choices';
import type { WorldsFindings, WorldsRequest } from '../jobs';
import { CHANGE_KINDS, type ChangeKind } from '../twoWorlds';
import { useWorldsQueries } from '../useWorlds';
import styles from '../WorldsFigure.module.css';
import { type Answered, isWhole, keyButChange } from '../worldsRequest';

type Audit = WorldsFindings['audit'];
export type Audits = Readonly<Partial<Record<ChangeKind, Audit>>>;

/**
 * The audits of the changes, each of all models. It also asks for the audit of the other adjacency than the one that is drawn. `wanted`
 * is the page's request, and `key` stands for all of it but the change.
 */
export function useAudits(key: string, wanted: WorldsRequest | null, shown: Answered | null): Audits {
  const { ask } = useWorldsQueries();
  const drawn = useMemo(
    () => (shown && isWhole(shown) && keyButChange(shown.request) === key ? shown : null),
    [shown, key],
  );
  const [known, setKnown] = useState<{ key: string; audits: Audits }>({ key, audits: {} });
  const audits = known.key === key ? known.audits : {};
  const add = (kind: ChangeKind, audit: Audit) =>
    setKnown((before) => ({
      key,
      audits: { ...(before.key === key ? before.audits : {}), [kind]: audit },
    }));
  const kind = drawn?.request.change.kind;
  // setting state here makes React render again at once, with the new audit
  if (drawn && kind && audits[kind] !== drawn.reply.audit) add(kind, drawn.reply.audit);
  const other = kind === 'remove' ? 'flip' : 'remove';
  const missing = drawn !== null && audits[other] === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request's contents
  useEffect(() => {
    if (!missing || wanted === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const request = { ...wanted, change: { kind: other }, keptSteps: [wanted.mechanism.steps] } as const;
    ask(signal, request).then(
      ({ audit }) => !signal.aborted && add(other, audit),
      // a failure leaves the other change without a number, until it is drawn itself
      () => {},
    );
    return () => controller.abort();
  }, [missing, other, key]);
  return audits;
}

interface ChangeChoiceProps {
  kind: ChangeKind;
  onKind: (kind: ChangeKind) => void;
}

const LABELS: Readonly<Record<ChangeKind, string>> = {
  remove: t`Remove her`,
  flip: t`Flip her label`,
  move: t`Move her`,
};

const CHOICES = CHANGE_KINDS.map((value) => ({ value, label: LABELS[value] }));

export const ChangeChoice = ({ kind, onKind }: ChangeChoiceProps) => (
  <Choices
    legend={t`In the other world`}
    look="chips"
    className={styles.choice ?? ''}
    testId="worlds-choice"
    choices={CHOICES}
    value={kind}
    onChoice={onKind}
  />
);
