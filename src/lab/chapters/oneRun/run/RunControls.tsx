// The settings of the watched run. Most are native selects with a few values each.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { withDecimalMark } from '../../../../base/language/numbers';
import { say } from '../../../../base/language/say';
import {
  isFromData,
  isSentence,
  ONE_RUN_CANARIES,
  type OneRunCanaryKind,
} from '../../../../oneRun/canaries/kinds';
import type { Scenario } from '../../../../scenario';
import { choicesSaid } from '../../../notation/fieldWords';
import { countText, deltaText, epsilonText } from '../../../notation/formatNumber';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { Choices } from '../../../ui/inputs/Choices';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import { evenGuesses, MOST_TRAINING_RECORDS, runSettings, withCanary, withSetting } from './plan';
import styles from './RunControls.module.css';
import { canaryText, runBatchText } from './runWords';

function FoldedControls(props: { title: ReactNode; now: string; children: ReactNode }) {
  const { title, now, children } = props;
  return (
    <details className={`unfolds ${styles.folded}`}>
      <summary>
        <span>{title}</span>
        <span className="control-hint">{now}</span>
      </summary>
      {children}
    </details>
  );
}

/** A line on each kind of canary, in words that the chapter has introduced. Below the chosen kind stands its exact description. */
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
  label: say(ONE_RUN_CANARIES[value].label),
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

function CanaryKinds({ change }: Pick<RunControlsProps, 'change'>) {
  const group = useId();
  // The page's newest scenario is read here, so that a choice shows at once, before the figure has followed.
  const now = useScenarioNow();
  const canary = now.oneRunCanary;
  const name = say(ONE_RUN_CANARIES[canary].label);
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
            onChoice={(kind) => change(withCanary(now, kind))}
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

interface NumberSelectProps {
  label: string;
  offered: readonly number[];
  value: number;
  write?: (value: number) => string;
  onValue: (value: number) => void;
  falling?: boolean;
}

function NumberSelect(props: NumberSelectProps) {
  const { label, offered, value, write = countText, onValue, falling = false } = props;
  const all = [...new Set([...offered, value])].sort((a, b) => (falling ? b - a : a - b));
  return (
    <SelectControl
      label={label}
      choices={all.map((one) => ({ value: String(one), label: write(one) }))}
      value={String(value)}
      onChoice={(text) => onValue(Number(text))}
    />
  );
}

interface RunControlsProps {
  scenario: Scenario;
  epsilon: number | null;
  change: ScenarioState['change'];
}

const EPSILONS = [0.5, 1, 2, 4, 8, 16];

const [ITSELF, IN_OUT] = choicesSaid('oneRunComparison');
const STARTS = choicesSaid('oneRunStart');

const numberText = (value: number): string => withDecimalMark(String(value));

function guessesText(m: number, share: number): string {
  const guesses = countText(evenGuesses(m, share));
  return share === 1 ? t`${guesses}, all` : guesses;
}

function ClaimSelect({ scenario, epsilon, change }: RunControlsProps) {
  const { oneRunClaim } = scenario;
  const claims = new Set([...EPSILONS, ...(oneRunClaim === 'page' ? [] : [oneRunClaim])]);
  const own = epsilon === null ? null : epsilonText(epsilon, 'up');
  return (
    <SelectControl
      label={t`Claimed ε, add/remove`}
      choices={[
        { value: 'page', label: own === null ? t`the page’s` : t`the page’s, ${own}` },
        ...[...claims]
          .sort((a, b) => a - b)
          .map((claim) => ({ value: String(claim), label: numberText(claim) })),
      ]}
      value={String(oneRunClaim)}
      onChoice={(value) =>
        change(withSetting(scenario, { oneRunClaim: value === 'page' ? 'page' : Number(value) }))
      }
    />
  );
}

function restText({ delta, oneRunClaim, oneRunSamplingRate }: Scenario, epsilon: number | null): string {
  const claim = oneRunClaim === 'page' ? epsilon : oneRunClaim;
  const loss = deltaText(delta);
  const batches = runBatchText(oneRunSamplingRate);
  if (claim === null) return t`at δ = ${loss}, ${batches}`;
  const claimed = oneRunClaim === 'page' ? epsilonText(claim, 'up') : numberText(claim);
  return t`claimed ε = ${claimed} at δ = ${loss}, ${batches}`;
}

const OFFERED = {
  oneRunShare: [0.1, 0.25, 0.5, 1],
  oneRunTagWeight: [0.03, 0.1, 0.3, 1, 3, 10, 100],
  oneRunSamplingRate: [0.1, 1],
  oneRunFeatures: [64, 128, 256, 512, 1000],
  oneRunLabels: [2, 10, 100, 1000],
  oneRunLogitStep: [0.005, 0.02, 0.1, 0.3, 1],
} as const;
const DELTAS = [1e-3, 1e-5, 1e-7, 1e-9];
const M = [100, 200, 500, 1000, 2000, 5000, 10_000];
const M_OF_RECORDS = [50, 100, MOST_TRAINING_RECORDS / 2, MOST_TRAINING_RECORDS];

type SetControlsProps = Pick<RunControlsProps, 'scenario' | 'change'>;

function fieldsOf({ scenario, change }: SetControlsProps) {
  const set = (part: Partial<Scenario>) => change(withSetting(scenario, part));
  const { canary, m } = runSettings(scenario);
  const field = (
    name: keyof typeof OFFERED,
    label: string,
    write?: NumberSelectProps['write'],
    falling = false,
  ) => (
    <NumberSelect
      label={label}
      offered={OFFERED[name]}
      value={scenario[name]}
      {...(write && { write })}
      onValue={(value) => set({ [name]: value })}
      falling={falling}
    />
  );
  const guesses = field('oneRunShare', t`Guesses that count, r`, (share) => guessesText(m, share), true);
  const weight = canary === 'trigger-tag' && field('oneRunTagWeight', t`Weight of the tags, λ`, numberText);
  return { set, field, guesses, weight };
}

/** The controls beside the picture: only those that a step of the lecture asks about. */
export function FewControls(props: SetControlsProps) {
  const { guesses, weight } = fieldsOf(props);
  return (
    <div className={`only-on-screen ${styles.controls} ${styles.few}`}>
      {guesses}
      {weight}
    </div>
  );
}

export function RunControls(props: RunControlsProps) {
  const { scenario, epsilon, change } = props;
  const { canary, m, selfComparison } = runSettings(scenario);
  const { set, field, guesses, weight } = fieldsOf(props);
  const records = isFromData(canary);
  return (
    <div className={`only-on-screen ${styles.controls}`}>
      <CanaryKinds change={change} />
      <NumberSelect
        label={t`How many, m`}
        offered={records ? M_OF_RECORDS : M}
        value={m}
        onValue={(oneRunCanaries) => set({ oneRunCanaries })}
      />
      {guesses}
      <SelectControl
        label={t`Compared with`}
        choices={ONE_RUN_CANARIES[canary].selfComparison ? [ITSELF, IN_OUT] : [IN_OUT]}
        value={selfComparison ? 'itself' : 'in-out'}
        onChoice={(oneRunComparison) => set({ oneRunComparison })}
      />
      {weight}
      <FoldedControls title={t`More settings`} now={restText(scenario, epsilon)}>
        <div className={`only-on-screen ${styles.controls}`}>
          <ClaimSelect {...props} />
          <NumberSelect
            label={t`At δ, the page’s`}
            offered={DELTAS}
            value={scenario.delta}
            write={deltaText}
            onValue={(delta) => change({ delta })}
            falling
          />
          {field(
            'oneRunSamplingRate',
            t`Sampling rate`,
            (q) => (q === 1 ? t`1, full batches` : numberText(q)),
            true,
          )}
          {isSentence(canary) && (
            <SelectControl
              label={t`Training starts`}
              choices={STARTS}
              value={scenario.oneRunStart}
              onChoice={(oneRunStart) => set({ oneRunStart })}
            />
          )}
          {!records && field('oneRunFeatures', t`Features`)}
          {!records && field('oneRunLabels', t`Labels to draw from`)}
          {field('oneRunLogitStep', t`Learning rate a record`, numberText)}
        </div>
      </FoldedControls>
    </div>
  );
}
