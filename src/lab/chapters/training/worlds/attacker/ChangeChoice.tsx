// What becomes of Ana's record in the other world, and beside each change what the attacker has shown of it under these settings.
import { t } from '@lingui/core/macro';
import { Choices } from '../../../../ui/Choices';
import { CHANGE_KINDS, type ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { boundText } from '../worldsWords';
import type { Audits } from './useAudits';

interface ChangeChoiceProps {
  kind: ChangeKind;
  audits: Audits;
  onKind: (kind: ChangeKind) => void;
}

const LABELS: Readonly<Record<ChangeKind, string>> = {
  remove: t`Remove her`,
  flip: t`Flip her label`,
  move: t`Move her`,
};

export function ChangeChoice({ kind, audits, onKind }: ChangeChoiceProps) {
  const label = (value: ChangeKind) => {
    const audit = audits[value];
    const bound = audit && boundText(audit);
    return (
      <>
        {LABELS[value]}
        <b className={styles.shownBound} data-audit={value}>
          {bound && `ε ≥ ${bound}`}
        </b>
      </>
    );
  };
  return (
    <Choices
      legend={t`In the other world`}
      look="chips"
      className={styles.choice}
      choices={CHANGE_KINDS.map((value) => ({ value, label: label(value) }))}
      value={kind}
      onChoice={onKind}
    />
  );
}
