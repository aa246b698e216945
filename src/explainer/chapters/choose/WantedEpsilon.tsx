// A target epsilon to be typed, and whom it is to protect: the two questions with which every search for a parameter begins.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromCore } from '../../../language/core';
import { type FieldReading, parseNumber } from '../../../scenario';
import { Sym } from '../../notation/Num';
import { Choices } from '../../ui/Choices';
import styles from './WantedEpsilon.module.css';
import { WantedNumber } from './WantedNumber';

export type Protects = 'substitute' | 'add-remove';

const PROTECTS = [
  { value: 'substitute', label: t`a label or an attribute`, note: t`substitute adjacency` },
  { value: 'add-remove', label: t`taking part`, note: t`add/remove adjacency` },
] as const;

const MOST = 1000;

function readTarget(text: string): FieldReading {
  const parsed = parseNumber(text);
  if (parsed.ok && parsed.value > 0 && parsed.value <= MOST) return parsed;
  const reason = parsed.ok ? t`it is out of range` : fromCore(parsed.reason);
  const typed = text.slice(0, 40);
  const message = t`ε cannot be "${typed}": ${reason}. Give a number above 0, at most ${MOST}.`;
  return { ok: false, message };
}

interface WantedEpsilonProps {
  epsilon: number;
  protects: Protects;
  onEpsilon(epsilon: number): void;
  /** Whether what stands in the box is no target. */
  onRefusal(refused: boolean): void;
  onProtects(protects: Protects): void;
}

export function WantedEpsilon({ epsilon, protects, onEpsilon, onRefusal, onProtects }: WantedEpsilonProps) {
  return (
    <>
      <WantedNumber
        label={
          <Trans>
            I want <Sym>ε</Sym> =
          </Trans>
        }
        value={epsilon}
        read={readTarget}
        onValue={onEpsilon}
        onRefusal={onRefusal}
      />
      <Choices
        legend={t`to protect`}
        look="list"
        className={styles.protects}
        choices={PROTECTS}
        value={protects}
        onChoice={onProtects}
      />
    </>
  );
}
