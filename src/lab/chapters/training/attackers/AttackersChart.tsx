// The chart of the attackers S1 to S5: what each needs, and what it has shown.

import { select, t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { Fragment, useDeferredValue, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import { isBound } from '../../../../audit/estimators/lookup';
import { ESTIMATORS, type EstimatorClaim } from '../../../../audit/estimators/registry';
import type { Scenario } from '../../../../scenario';
import { pageAudit } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { ScenarioLink } from '../../../controls/ScenarioLink';
import { countText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol } from '../../../notation/Num';
import { useResultsStore } from '../../../state/results';
import { DataTable } from '../../../ui/DataTable';
import { later } from '../../../ui/later';
import { NeedMark } from '../../frame/NeedMark';
import { ALLOWED_FOR, ATTACK_DEMANDS, ATTACKERS, ATTACKS, type AttackerId, needText } from '../attacks';
import { pictureOf } from '../picture';
import { differences } from '../StaleNote';
import { NOT_RECORDED } from '../steps/attackSeries';
import { KnownEpsilon } from '../steps/StepsWords';
import { trainedBy } from '../steps/savedTraining';
import type { TrainingProps } from '../usePicture';
import { momentWords } from '../verdictWords';
import { AttackerNote, type AttackerNoteProps } from './AttackerNote';
import { AttackerRow, StripHead } from './AttackerRow';
import styles from './attackers.module.css';
import { type Proofs, proofsOf } from './proofs';

const SaveAttackers = later(() => import('./SaveAttackers'), 'SaveAttackers');

const Shown = ({ epsilon, claim }: { epsilon: number; claim: EstimatorClaim }) => (
  <Trans>
    <Select value={claim} _published="about" other="at least" /> <Epsilon value={epsilon} rounding="down" />
  </Trans>
);

function AttackersTable({ proofs }: { proofs: Proofs }) {
  const { of, guarantees, by, unrecorded, estimator } = proofs;
  const { claim } = ESTIMATORS[estimator];
  const steps = countText(of.mechanism.steps);
  return (
    <DataTable
      label={t`Data of the chart of attackers`}
      caption={
        <Trans>
          What each attacker asks for and{' '}
          <Select value={claim} _published="estimates" other="shows at least" /> at δ ={' '}
          <Delta value={of.delta} />, after step {steps}. There <EpsilonSymbol adjacency="AR" /> is{' '}
          <KnownEpsilon value={guarantees?.addRemove} />, an upper bound for add/remove.
        </Trans>
      }
      columns={[t`attacker`, ...ATTACK_DEMANDS.map(({ heading }) => heading), 'ε']}
      rows={[
        [
          t`what the guarantee guards against`,
          ...ATTACK_DEMANDS.map(({ id }) => needText[ALLOWED_FOR[id]]),
          <Trans key="epsilon">
            at most <KnownEpsilon value={guarantees?.substitute} />
          </Trans>,
        ],
        ...ATTACKERS.map((id) => {
          const { title, may, needs } = ATTACKS[id];
          const proof = by[id];
          const missing = unrecorded.includes(id) ? NOT_RECORDED : t`not run`;
          return [
            `${may} (${title}, ${id})`,
            ...ATTACK_DEMANDS.map((demand) => needText[needs[demand.id]]),
            proof ? <Shown key="epsilon" epsilon={proof.epsilon} claim={claim} /> : missing,
          ];
        }),
      ]}
    />
  );
}

const FIRST = CANARY_KINDS[0];
const LAST = CANARY_KINDS[CANARY_KINDS.length - 1];

const NEEDS = {
  yes: t`asks for it`,
  part: t`in part`,
  no: t({ context: 'beside its mark', message: 'does without' }),
} as const;

function Source(props: Pick<AttackerNoteProps, 'picture' | 'replace'> & { scenario: Scenario }) {
  const { picture, scenario, replace } = props;
  if (!picture) return <Trans>Nothing has been trained yet, so S1 is drawn by itself.</Trans>;
  const how = picture.recorded ? 'recorded' : 'trained';
  if (!picture.stale)
    return t`${FIRST} to ${LAST} ${select(how, { recorded: 'are recorded, not computed just now', other: 'were trained in this tab' })}.`;
  const named = differences(picture.scenario, scenario).slice(0, 3).join(', ');
  return (
    <>
      {t`${FIRST} to ${LAST} ${select(how, {
        recorded: 'are recorded, not computed just now',
        other: 'were trained in this tab',
      })}, at other settings than those of the page (${named}).`}{' '}
      <ScenarioLink target={picture.scenario} hash="training" replace={replace}>{t`Go to them`}</ScenarioLink>
    </>
  );
}

export function AttackersChart(props: TrainingProps) {
  const { training, recorded, stepCurves, scenario, change, replace } = props;
  const store = useResultsStore();
  // The audit of the worst case changes with every move of a slider, so the chart follows it with low priority.
  const worstCase = useDeferredValue(
    useSyncExternalStore(store.subscribe, () => pageAudit(store.getSnapshot())),
  );
  const picture = useMemo(() => pictureOf({ training, recorded }), [training, recorded]);
  const { estimator } = scenario;
  // A trained result has its own settings and guarantees, so the page's own are used only without one.
  const own = picture === null ? scenario : null;
  const curves = picture === null ? stepCurves : null;
  const proofs = useMemo(
    () => proofsOf({ picture, curves, worstCase, own, estimator }),
    [picture, curves, worstCase, own, estimator],
  );
  const [chosen, setChosen] = useState<AttackerId | null>(null);
  const group = useId();
  return (
    <figure className={styles.chart} aria-labelledby="attackers-title">
      <h3 id="attackers-title" className="visually-hidden">
        <Trans>What five attackers ask for, and what they show</Trans>
      </h3>
      <fieldset className={styles.rows}>
        <legend className="visually-hidden">{t`Attacker to look at`}</legend>
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <span />
          <span className={styles.needs}>
            {ATTACK_DEMANDS.map(({ id, heading }) => (
              <span key={id}>{heading}</span>
            ))}
          </span>
          <span className={styles.value}>{isBound(estimator) ? 'ε ≥' : 'ε(Audit)'}</span>
          <span className={styles.axis}>
            <span>0</span>
            <span>ε</span>
          </span>
          <span className={styles.train}>{t`train`}</span>
        </div>
        <div className={`${styles.row} ${styles.guarantee}`} aria-hidden="true">
          <span className={styles.name}>
            <Trans>
              what <EpsilonSymbol adjacency="S" /> guards against
            </Trans>
          </span>
          <span className={styles.needs}>
            {ATTACK_DEMANDS.map(({ id }) => (
              <NeedMark key={id} need={ALLOWED_FOR[id]} />
            ))}
          </span>
          <span className={styles.value}>
            {proofs.guarantees?.substitute == null ? (
              '–'
            ) : (
              <>
                <span className={styles.sign}>ε </span>≤{' '}
                <Epsilon value={proofs.guarantees.substitute} rounding="up" />
              </>
            )}
          </span>
          <StripHead proofs={proofs} />
        </div>
        {ATTACKERS.map((id) => (
          <Fragment key={id}>
            <AttackerRow
              id={id}
              group={group}
              chosen={id === chosen}
              onChoose={setChosen}
              proofs={proofs}
              change={change}
            />
            {id === chosen && (
              <AttackerNote
                id={id}
                proofs={proofs}
                picture={picture}
                replace={replace}
                onClose={() => setChosen(null)}
              />
            )}
          </Fragment>
        ))}
      </fieldset>
      <p className={`part-caption ${styles.key}`}>
        {(['yes', 'part', 'no'] as const).map((need) => (
          <Fragment key={need}>
            <span>
              <NeedMark need={need} /> {NEEDS[need]}
            </span>{' '}
          </Fragment>
        ))}
        <span>{t`A mark is the lower bound. Point at a row, or go there by keyboard, and a line reaches to an upper end of the same confidence.`}</span>{' '}
        <span>
          <Source picture={picture} scenario={scenario} replace={replace} />
          {picture && momentWords(picture.reply)}
        </span>
      </p>
      <FigureNumbers
        title={t`The attackers in words and numbers`}
        saves={{
          of: t`the chart of attackers`,
          rows: (
            <SaveAttackers
              proofs={proofs}
              trained={picture && trainedBy(picture)}
              scenario={picture?.scenario ?? scenario}
            />
          ),
        }}
      >
        {() => <AttackersTable proofs={proofs} />}
      </FigureNumbers>
    </figure>
  );
}
