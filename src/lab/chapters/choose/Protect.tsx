// The form that finds a parameter for the greatest advantage that an attacker may have at guessing a secret of known prior, and
// says what the answer means for a person.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import {
  changeScenario,
  exactNumber,
  FIELDS,
  mechanismOf,
  roundedNumber,
  type Scenario,
  writeNumberField,
} from '../../../scenario';
import type { NumberField } from '../../../scenario/fields/fields';
import type { ChooseReply, ChooseRequest } from '../../../work';
import { ScenarioLink } from '../../controls/ScenarioLink';
import { fieldLabel } from '../../notation/fieldWords';
import { rateText } from '../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, SettingValue, Sym } from '../../notation/Num';
import { useRested } from '../../state/results';
import { changeSecret, useSecretNow } from '../../state/secretNow';
import type { ScenarioState } from '../../state/useScenario';
import { Choices } from '../../ui/inputs/Choices';
import { NumberBox } from '../../ui/inputs/NumberBox';
import { readNumber } from '../../ui/inputs/readNumber';
import { useSeen } from '../../ui/window/visibility';
import { chanceDenominator, chanceText, timesText } from '../frame/chanceText';
import { Failed } from '../frame/Failed';
import { PriorControl } from '../frame/PriorControl';
import { useRequest } from '../frame/useRequest';
import { useRisk } from '../frame/useRisk';
import styles from './Target.module.css';

const PROTECTING = ['noiseMultiplier', 'samplingRate', 'steps'] as const;
type Parameter = (typeof PROTECTING)[number];

const CHOICES = PROTECTING.map((value) => ({
  value,
  label: <Sym>{FIELDS[value].symbol}</Sym>,
  name: fieldLabel(value),
}));

/** A setting of the page with all its digits if these are few, and otherwise with five digits after ≈. */
function Given({ field, value }: { field: NumberField; value: number }) {
  const exact = writeNumberField(field, value);
  return exact.length <= 9 ? (
    <span className="together">
      <Sym>{field.symbol}</Sym> = <SettingValue field={field} value={value} />
    </span>
  ) : (
    <span className="together" title={exact}>
      <Sym>{field.symbol}</Sym> ≈ <span className="number">{withDecimalMark(roundedNumber(value, 5))}</span>
    </span>
  );
}

/** Milliseconds without a change after which the search begins. */
const SEARCH_DELAY = 400;

const readAdvantage = (text: string) =>
  readNumber(
    text,
    (advantage) => advantage >= 1e-6 && advantage <= 0.999,
    (typed, reason) =>
      t`The advantage cannot be "${typed}", because ${reason}. Give a number from 0.000001 to 0.999, such as 0.1 or 10%.`,
  );

export function Protect({ scenario, replace }: { scenario: Scenario; replace: ScenarioState['replace'] }) {
  const id = useId();
  const [ref, seen] = useSeen();
  const { prior, advantage } = useSecretNow();
  const [solveFor, setSolveFor] = useState<Parameter>('noiseMultiplier');
  const [refused, setRefused] = useState(false);
  const { delta } = scenario;
  const rested = useRested(
    // The value that is searched for is set to 1 here, so that its change does not start the search again.
    JSON.stringify({
      solveFor,
      mechanism: { ...mechanismOf(scenario), [solveFor]: 1 },
      prior,
      advantage,
      delta,
    }),
    SEARCH_DELAY,
  );
  const request: ChooseRequest = JSON.parse(rested);
  const store = useRisk().choose;
  const { reply, request: asked, status, error, current } = useRequest(store, seen ? request : null);
  const what = asked && reply ? parameterWords(asked, reply) : '';
  const given = PROTECTING.filter((name) => name !== solveFor).map((name) => (
    <span key={name}>
      <Given field={FIELDS[name]} value={scenario[name]} />,{' '}
    </span>
  ));
  const children = (
    <Trans>
      as on this page, and no <Sym>δ</Sym> is needed
    </Trans>
  );
  return (
    <div className={styles.parts} ref={ref}>
      <div className={styles.form}>
        <PriorControl />
        <div className={styles.number}>
          <span id={id}>{t`Advantage at most`}</span>
          <NumberBox
            labelledBy={id}
            value={advantage}
            read={readAdvantage}
            write={(value) => exactNumber(value)}
            onValue={(value) => changeSecret({ advantage: value })}
            onRefusal={setRefused}
          />
        </div>
        <Choices
          legend={t`by the right`}
          look="chips"
          choices={CHOICES}
          value={solveFor}
          onChoice={setSolveFor}
        />
        <p className={styles.given}>
          <Trans>
            with {given}
            {children}
          </Trans>
        </p>
      </div>
      {status === 'failed' ? (
        <div className={styles.answer} role="status">
          <p className={`${styles.value} soft`} data-testid="target-value">
            –
          </p>
          <Failed error={error} />
        </div>
      ) : reply === null || asked === null ? (
        <p className={`${styles.answer} soft`} aria-busy={seen}>{t`The answer is being computed.`}</p>
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
          {/* The link is hidden while another question waits for its answer. */}
          <p className={current ? undefined : styles.overtaken}>
            <ScenarioLink
              target={changeScenario(scenario, { [asked.solveFor]: reply.value })}
              replace={replace}
            >
              <Trans>Use {what} on this page</Trans>
            </ScenarioLink>
          </p>
        </div>
      )}
    </div>
  );
}

/** The parameter in words, such as 'σ = 1.5'. */
const parameterWords = ({ solveFor }: ChooseRequest, { value }: ChooseReply): string =>
  `${FIELDS[solveFor].symbol} = ${withDecimalMark(writeNumberField(FIELDS[solveFor], value))}`;

function Answer({ asked, reply }: { asked: ChooseRequest; reply: ChooseReply }) {
  const before = chanceText(asked.prior);
  const after = timesText(reply.least, chanceDenominator(reply.least));
  const share = rateText(reply.least, 'up');
  const other = rateText(Math.max(reply.exchange, reply.removal), 'up');
  return (
    <>
      <p className={styles.value} data-testid="target-value">
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
          t`The substitute curve and the add/remove curve give the same limit.`
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
