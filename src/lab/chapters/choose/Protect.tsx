// From an attacker's advantage at a secret of known prior to a parameter, by the whole curves of the page's training; what it then
// means for a person, in a sentence.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import { Failed } from '../../calculator/Failed';
import type { ChooseReply, ChooseRequest } from '../../jobs';
import { rateText } from '../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Sym } from '../../notation/Num';
import { FIELDS, mechanismOf, type Scenario, writeNumberField } from '../../scenario';
import { useRested } from '../../state/results';
import { changeSecret, useSecretNow } from '../../state/secretNow';
import type { ScenarioState } from '../../state/useScenario';
import { readNumber } from '../../ui/readNumber';
import { useSeen } from '../../ui/visibility';
import { chanceText, denominatorOf, timesText } from '../frame/chanceText';
import { PriorControl } from '../frame/PriorControl';
import { useRequest } from '../frame/useRequest';
import { useRisk } from '../frame/useRisk';
import { type Parameter, SolveForChoice, UseOnPage } from './SolveFor';
import styles from './Target.module.css';
import { WantedNumber } from './WantedNumber';

/** Milliseconds of rest before a parameter is looked for. */
const REST = 400;

const readAdvantage = (text: string) =>
  readNumber(
    text,
    (advantage) => advantage >= 1e-6 && advantage <= 0.999,
    (typed, reason) =>
      t`The advantage cannot be "${typed}", because ${reason}. Give a number from 0.000001 to 0.999, such as 0.1 or 10%.`,
  );

export function Protect({ scenario, replace }: { scenario: Scenario; replace: ScenarioState['replace'] }) {
  const [ref, seen] = useSeen();
  const { prior, advantage } = useSecretNow();
  const [solveFor, setSolveFor] = useState<Parameter>('noiseMultiplier');
  const [refused, setRefused] = useState(false);
  const { delta } = scenario;
  const rested = useRested(
    // the value that is looked for may not start the search anew
    JSON.stringify({
      solveFor,
      mechanism: { ...mechanismOf(scenario), [solveFor]: 1 },
      prior,
      advantage,
      delta,
    }),
    REST,
  );
  const request: ChooseRequest = JSON.parse(rested);
  const store = useRisk().choose;
  const { reply, request: asked, status, error, current } = useRequest(store, seen ? request : null);
  return (
    <div className={styles.parts} ref={ref}>
      <div className={styles.form}>
        <PriorControl />
        <WantedNumber
          label={<Trans>Advantage at most</Trans>}
          value={advantage}
          read={readAdvantage}
          onValue={(value) => changeSecret({ advantage: value })}
          onRefusal={setRefused}
        />
        <SolveForChoice value={solveFor} onChoice={setSolveFor} scenario={scenario}>
          <Trans>
            as on this page, and no <Sym>δ</Sym> is needed
          </Trans>
        </SolveForChoice>
      </div>
      {status === 'failed' ? (
        <div className={styles.answer} role="status">
          <p className={`${styles.value} soft`}>–</p>
          <Failed error={error} />
        </div>
      ) : reply === null || asked === null ? (
        <p className={`${styles.answer} soft`} aria-busy={seen}>
          <Trans>The answer is being computed.</Trans>
        </p>
      ) : (
        <div
          className={styles.answer}
          role="status"
          aria-busy={status === 'running'}
          data-stale={refused || !current}
        >
          {refused && (
            <p className={styles.asked}>
              <Trans>The box holds no advantage, so this answers the question before:</Trans>
            </p>
          )}
          <Answer asked={asked} reply={reply} />
          <UseOnPage
            what={`${FIELDS[asked.solveFor].symbol} = ${withDecimalMark(writeNumberField(FIELDS[asked.solveFor], reply.value))}`}
            change={{ [asked.solveFor]: reply.value }}
            current={current}
            scenario={scenario}
            replace={replace}
          />
        </div>
      )}
    </div>
  );
}

function Answer({ asked, reply }: { asked: ChooseRequest; reply: ChooseReply }) {
  const before = chanceText(asked.prior);
  const after = timesText(reply.least, denominatorOf(reply.least));
  const share = rateText(reply.least, 'up');
  const other = rateText(Math.max(reply.exchange, reply.removal), 'up');
  return (
    <>
      <p className={styles.value}>
        <Sym>{FIELDS[asked.solveFor].symbol}</Sym> ={' '}
        <span className="number">
          {withDecimalMark(writeNumberField(FIELDS[asked.solveFor], reply.value))}
        </span>
      </p>
      <p>
        <Trans>
          Someone who would guess a person’s secret right {before} without the model is right at most {after}{' '}
          with it ({share}). That holds for every attack, if training samples and clips as stated.
        </Trans>
      </p>
      <p>
        {share === other ? (
          <Trans>The substitute curve and the add/remove curve give the same limit.</Trans>
        ) : reply.exchange <= reply.removal ? (
          <Trans>
            The substitute curve gives this limit. The add/remove curve alone would allow {other}.
          </Trans>
        ) : (
          <Trans>
            The add/remove curve gives this limit. The substitute curve alone would allow {other}.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          At{' '}
          <span className="together">
            <Sym>δ</Sym> = <Delta value={asked.delta} />
          </span>
          , this training run has{' '}
          <b className="substitute together">
            <EpsilonSymbol adjacency="S" /> = <Epsilon value={reply.epsilon.substitute} rounding="up" />
          </b>{' '}
          (substitute). As most libraries count, it has{' '}
          <b className="add-remove together">
            <EpsilonSymbol adjacency="AR" /> = <Epsilon value={reply.epsilon.addRemove} rounding="up" />
          </b>{' '}
          (add/remove). Both are upper bounds.
        </Trans>
      </p>
    </>
  );
}
