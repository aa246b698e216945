// What attacks on models that were really trained reached, beside the bounds of the same mechanism: secrets inserted into the sentences
// of a small language model, and the label of one record. Recorded.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Scenario } from '../../../../scenario';
import { FigureNumbers } from '../../../chapters/frame/FigureNumbers';
import { ChartTable } from '../../../chapters/meaning/chart/ChartTable';
import { CurveChart, shareTick } from '../../../chapters/meaning/chart/CurveChart';
import type { ChartData } from '../../../chapters/meaning/chart/chartData';
import { FailureChoice } from '../../../chapters/meaning/many/FailureChoice';
import type { PartProps } from '../../../chapters/meaning/parts';
import { countText } from '../../../notation/formatNumber';
import { later } from '../../../ui/later';
import { Provenance } from './Provenance';
import type { LabelsReply, SecretsReply } from './recorded';
import { FAILURES, LABELS, SECRETS } from './recordings';
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
import { useRecording } from './useRecording';

const SaveTrained = later(() => import('./SaveTrained').then((module) => module.SaveTrained));

interface NumbersProps {
  scenario: Scenario;
  data: ChartData;
  title: string;
  name: string;
  box: string;
  saves: boolean;
}

function Numbers({ saves, ...rest }: NumbersProps) {
  const { data, title } = rest;
  return (
    <FigureNumbers title={t`${title} in numbers`} saves={saves ? <SaveTrained {...rest} /> : null}>
      <ChartTable data={data} title={title} />
    </FigureNumbers>
  );
}

function SecretsOfOneModel({ scenario, seen, saves }: PartProps) {
  const [level, setLevel] = useState(String(FAILURES[0]));
  const loaded = useRecording<SecretsReply>(SECRETS, seen);
  const data = useMemo(
    () => (loaded === null || loaded === 'missing' ? null : secretsData(loaded, Number(level))),
    [loaded, level],
  );
  return (
    <div className={styles.one} aria-busy={loaded === null}>
      <h4>{SECRETS_TITLE}</h4>
      <p className="part-caption">
        <Trans>
          Each of {SECRET_COUNT} prompts is followed by one of {CANDIDATES} words, all alike beforehand and
          known to the attacker, who names the one that the trained model loses least on. Each record joins
          one step in ten, so the bound takes the accountant’s own curve.
        </Trans>
      </p>
      <FailureChoice of="runs" value={level} onChoice={setLevel} />
      {data && (
        <>
          <CurveChart
            data={data}
            label={t`${SECRETS_TITLE}: right guesses over ε, bound and attack. The numbers stand below.`}
            className="secrets-measured-box"
          />
          <Numbers
            scenario={scenario}
            data={data}
            title={SECRETS_TITLE}
            name="inserted-secrets"
            box="secrets-measured-box"
            saves={saves}
          />
        </>
      )}
      <Provenance recording={SECRETS} loaded={loaded} models={countText(SECRET_RUNS)} />
    </div>
  );
}

function LabelOfOneRecord({ scenario, seen, saves }: PartProps) {
  const loaded = useRecording<LabelsReply>(LABELS, seen);
  const data = useMemo(() => (loaded === null || loaded === 'missing' ? null : labelsData(loaded)), [loaded]);
  return (
    <div className={styles.one} aria-busy={loaded === null}>
      <h4>{LABELS_TITLE}</h4>
      <p className="part-caption">
        <Trans>
          Attack S4 of chapter 4, played for a guess: a patient’s record has its own diagnosis or the other,
          each as often beforehand as among the training records, and the last model’s logits decide.
          Everything else is known. The prior moves the threshold.
        </Trans>
      </p>
      {data && (
        <>
          <CurveChart
            data={data}
            label={t`${LABELS_TITLE}: share of right guesses over ε, bound and attack. The numbers stand below.`}
            className="label-measured-box"
            writeTick={shareTick}
          />
          <Numbers
            scenario={scenario}
            data={data}
            title={LABELS_TITLE}
            name="label-inference"
            box="label-measured-box"
            saves={saves}
          />
        </>
      )}
      <Provenance recording={LABELS} loaded={loaded} models={countText(LABEL_MODELS)} />
    </div>
  );
}

export const Trained = (props: PartProps) => (
  <section aria-labelledby="trained-title">
    <h3 id="trained-title">
      <Trans>What trained models gave away</Trans>
    </h3>
    <p className="part-caption">
      <Trans>
        Upper bounds under substitute adjacency, and what one attack each reached on models trained with the
        same mechanism. Between them lie the weakness of the attack and the slack of the bound.
      </Trans>
    </p>
    <div className={styles.both}>
      <SecretsOfOneModel {...props} />
      <LabelOfOneRecord {...props} />
    </div>
  </section>
);
