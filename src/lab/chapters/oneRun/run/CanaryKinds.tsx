// The kinds of canaries side by side, each with what it is in a line, so that they can be compared.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../addons/oneRun/canaries/kinds';
import { fromCore } from '../../../../base/language/core';
import { Choices } from '../../../ui/inputs/Choices';
import styles from './CanaryKinds.module.css';
import { canaryText } from './runWords';

export function FoldedControls(props: { title: ReactNode; now: string; children: ReactNode }) {
  const { title, now, children } = props;
  return (
    <details className={`unfolds ${styles.folded}`}>
      <summary>
        <span>{title}</span>
        <span className={styles.now}>{now}</span>
      </summary>
      {children}
    </details>
  );
}

/** Without a word that the chapter has not said before; the exact ones stand under the chosen kind. */
const LINES: Readonly<Record<OneRunCanaryKind, string>> = {
  gaussian: t`random numbers in every feature`,
  sphere: t`random directions, all of one length`,
  orthogonal: t`directions at right angles to each other`,
  'in-distribution': t`digits as they are`,
  mislabelled: t`digits with a wrong label`,
  'poisoned-initialisation': t`digits with a wrong label, in a model that the attacker has prepared`,
  'trigger-tag': t`digits with a pattern added, for each of which the model learns a random tag beside its task`,
  'fresh-tokens': t`a made-up word of its own, then a random word`,
  'prefix-suffix': t`the beginning of a real sentence, then a random word`,
  'new-token': t`the beginning of a real sentence, then a made-up word of its own`,
};

const KINDS = (Object.keys(ONE_RUN_CANARIES) as OneRunCanaryKind[]).map((value) => ({
  value,
  label: ONE_RUN_CANARIES[value].label,
  note: LINES[value],
}));

const SORTS = [
  { legend: t`made of noise, without any data`, kinds: KINDS.filter(({ value }) => !isFromData(value)) },
  {
    legend: t`digits, among the others of a data set`,
    kinds: KINDS.filter(({ value }) => isFromData(value) && !isSentence(value)),
  },
  { legend: t`sentences, in a small language model`, kinds: KINDS.filter(({ value }) => isSentence(value)) },
];

interface CanaryKindsProps {
  canary: OneRunCanaryKind;
  onChoice: (canary: OneRunCanaryKind) => void;
}

export function CanaryKinds({ canary: drawn, onChoice }: CanaryKindsProps) {
  const group = useId();
  // what is chosen stands at once, and does not spring back until the figure has followed
  const [followed, setFollowed] = useState(drawn);
  const [canary, setCanary] = useState(drawn);
  if (followed !== drawn) {
    setFollowed(drawn);
    setCanary(drawn);
  }
  const name = fromCore(ONE_RUN_CANARIES[canary].label);
  const line = LINES[canary];
  const others = KINDS.length - 1;
  return (
    <FoldedControls
      title={
        <Trans>
          Canaries: <b>{name}</b>
        </Trans>
      }
      now={t`${line}, and ${others} other kinds to compare`}
    >
      <fieldset className={styles.sorts}>
        <legend className="visually-hidden">{t`Canaries`}</legend>
        {SORTS.map(({ legend, kinds }) => (
          <Choices
            key={legend}
            legend={legend}
            look="list"
            className={styles.sort}
            choices={kinds}
            value={canary}
            onChoice={(next) => {
              setCanary(next);
              onChoice(next);
            }}
            group={group}
          />
        ))}
      </fieldset>
      <p className={`part-caption ${styles.exactly}`}>
        <Trans>
          <b>Exactly, {name}:</b> {canaryText(canary)}
        </Trans>
      </p>
    </FoldedControls>
  );
}
