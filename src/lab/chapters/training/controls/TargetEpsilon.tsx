// Sets the noise multiplier so that the substitute epsilon after the last step is a given number.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { fromCore } from '../../../../base/language/core';
import { JobError } from '../../../jobs';
import { mechanismOf, type Scenario } from '../../../scenario';
import { useResultsStore } from '../../../state/results';
import { NumberBox } from '../../../ui/NumberBox';
import { readNumber } from '../../../ui/readNumber';
import styles from './TargetEpsilon.module.css';

interface TargetEpsilonProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
}

const MOST = 1000;

export function TargetEpsilon({ scenario, onChange }: TargetEpsilonProps) {
  const store = useResultsStore();
  const id = useId();
  const [target, setTarget] = useState(10);
  const [said, setSaid] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const solve = async () => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setSaid('');
    try {
      const mechanism = { ...mechanismOf(scenario), noiseMultiplier: 1 };
      const asked = {
        relation: 'substitute',
        mechanism,
        delta: scenario.delta,
        targetEpsilon: target,
      } as const;
      const found = await store.noiseFor(own.signal, asked);
      // the upper end never promises more than was asked for
      onChange({ noiseMultiplier: found.value ?? found.upper });
    } catch (error) {
      if (!own.signal.aborted) setSaid(fromCore(error instanceof JobError ? error.message : String(error)));
    }
  };

  return (
    <div className={styles.target}>
      <span id={id}>
        <Trans>
          set it for ε<sub>S</sub> =
        </Trans>
      </span>
      <NumberBox
        labelledBy={id}
        value={target}
        read={(text) =>
          readNumber(
            text,
            (epsilon) => epsilon > 0 && epsilon <= MOST,
            (given, reason) =>
              t`ε_S cannot be "${given}", because ${reason}. Give a number above 0, at most ${MOST}.`,
          )
        }
        write={(value) => String(value)}
        onValue={setTarget}
      />
      <button type="button" className="small-button" onClick={solve}>{t`Set σ`}</button>
      <span className="control-problem" role="status">
        {said}
      </span>
    </div>
  );
}
