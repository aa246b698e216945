// Recorded results of attacks on models that were really trained, beside the bounds of the same mechanism.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useRecorded } from '../../../chapters/frame/useRecorded';
import { FailureChoice } from '../../../chapters/meaning/many/FailureChoice';
import type { PartProps } from '../../../chapters/meaning/parts';
import { Chart } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import type { ChartData } from '../../../chart/chartData';
import { countText } from '../../../notation/formatNumber';
import { RecordingProvenance } from '../../recorded/Provenance';
import { type AttacksRecorded, parseAttacks } from './recorded';
import { type AttackRecording, LABEL_ATTACK, RECORDED_FAILURES, SECRETS_ATTACK } from './recordings';
import styles from './Trained.module.css';
import {
  CANDIDATES,
  LABEL_MODELS,
  LABELS_TITLE,
  labelsData,
  SECRET_COUNT,
  SECRET_RUNS,
  SECRETS_TITLE,
  secretsData,
} from './trainedData';

interface MeasuredAttack {
  recording: AttackRecording;
  title: string;
  /** Description of the chart for screen readers. */
  label: string;
  about: ReactNode;
  /** Name of the saved files. */
  name: string;
  models: number;
  /** Whether the reader chooses how often the bound may fail. */
  failing: boolean;
  dataOf: (recorded: AttacksRecorded<never>, failure: number) => ChartData;
}

const ATTACKS: readonly MeasuredAttack[] = [
  {
    recording: SECRETS_ATTACK,
    title: SECRETS_TITLE,
    label: t`${SECRETS_TITLE} shows right guesses over ε, by bound and attack. The numbers stand below.`,
    about: (
      <Trans>
        Each of {SECRET_COUNT} prompts is followed by one of {CANDIDATES} words, which are equally likely
        beforehand. The attacker knows the words and names the one that the trained model loses least on. Each
        record joins one step in ten, so the bound takes the accountant’s own curve.
      </Trans>
    ),
    name: 'inserted-secrets',
    models: SECRET_RUNS,
    failing: true,
    dataOf: secretsData,
  },
  {
    recording: LABEL_ATTACK,
    title: LABELS_TITLE,
    label: t`${LABELS_TITLE} shows the share of right guesses over ε, by bound and attack. The numbers stand below.`,
    about: (
      <Trans>
        This is attack S4 of chapter 4, played for a guess. A patient’s record has its own diagnosis or the
        other, each as often as among the training records. The attacker knows everything else, and the last
        model’s logits decide. The prior moves the threshold.
      </Trans>
    ),
    name: 'label-inference',
    models: LABEL_MODELS,
    failing: false,
    dataOf: labelsData,
  },
];

function Measured({ of, scenario, seen, saves }: PartProps & { of: MeasuredAttack }) {
  const { recording, title, label, about, name, models, dataOf } = of;
  const [level, setLevel] = useState(String(RECORDED_FAILURES[0]));
  const loaded = useRecorded(recording, parseAttacks<never>, seen);
  const data = useMemo(
    () => (loaded === null || loaded === 'missing' ? null : dataOf(loaded, Number(level))),
    [loaded, dataOf, level],
  );
  const box = `${name}-box`;
  const counted = data?.yTitle ?? '';
  const modelsText = countText(models);
  return (
    <div className={styles.one} aria-busy={loaded === null}>
      <h4>{title}</h4>
      <p className="part-caption">{about}</p>
      {of.failing && <FailureChoice of="runs" value={level} onChoice={setLevel} />}
      {data && (
        <>
          <Chart data={data} label={label} className={box} />
          <ChartNumbers
            title={t`${title} in numbers`}
            scenario={scenario}
            saves={saves}
            charts={[
              {
                name,
                title,
                what: t`the bounds and attacks`,
                box,
                words: t`${title} shows ${counted}, by bound and attack over ε.`,
                notes: [
                  t`recorded, not of the training above, with the queries in public/gallery`,
                  t`bounds are upper bounds under substitute adjacency, of the same mechanism as the models were trained with`,
                ],
                recorded: true,
                data,
              },
            ]}
          />
        </>
      )}
      <RecordingProvenance
        id={recording.id}
        loaded={loaded}
        before={<Trans>{modelsText} models a point.</Trans>}
      />
    </div>
  );
}

export const Trained = (props: PartProps) => (
  <section aria-labelledby="trained-title">
    <h3 id="trained-title">{t`What trained models gave away`}</h3>
    <p className="part-caption">
      <Trans>
        Here are upper bounds under substitute adjacency, and what one attack each reached on models trained
        with the same mechanism. The gap has two parts, the weakness of the attack and the slack of the bound.
      </Trans>
    </p>
    <div className={styles.both}>
      {ATTACKS.map((of) => (
        <Measured key={of.name} {...props} of={of} />
      ))}
    </div>
  </section>
);
