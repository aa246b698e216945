// What becomes of Ana's record in the other world, and what the attacker has shown of each change.
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

/** Audits by change, whole ones only. `wanted` is the page's request, `key` all of it but the change. */
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
  // drawn again at once with what is known now
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
      // the choice then stands without a number, and says it once it is drawn itself
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
