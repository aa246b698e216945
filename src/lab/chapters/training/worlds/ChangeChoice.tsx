// What becomes of Ana's record in the other world, and beside each change what the attacker has shown of it under these settings.
import { t } from '@lingui/core/macro';
import { type ChoiceItem, Choices } from '../../../ui/Choices';
import type { ChangeKind } from './twoWorlds';
import type { Audits } from './useAudits';
import styles from './WorldsFigure.module.css';
import { boundText } from './worldsWords';

interface ChangeChoiceProps {
  kind: ChangeKind;
  audits: Audits;
  onKind: (kind: ChangeKind) => void;
  className: string;
}

const LABELS: Readonly<Record<ChangeKind, string>> = {
  remove: t`Remove her`,
  flip: t`Flip her label`,
  move: t`Move her`,
};

export function ChangeChoice({ kind, audits, onKind, className }: ChangeChoiceProps) {
  const choice = (value: ChangeKind): ChoiceItem<ChangeKind> => {
    const audit = audits[value];
    const bound = audit && boundText(audit);
    return {
      value,
      label: (
        <>
          {LABELS[value]}
          <b className={styles.shownBound} data-audit={value}>
            {bound && `ε ≥ ${bound}`}
          </b>
        </>
      ),
    };
  };
  return (
    <Choices
      legend={t`In the other world`}
      look="chips"
      className={className}
      choices={[choice('remove'), choice('flip'), choice('move')]}
      value={kind}
      onChoice={onKind}
    />
  );
}
