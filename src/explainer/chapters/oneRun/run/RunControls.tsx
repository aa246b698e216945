// What can be set of the run that is watched: few values each, as native selects. δ is the page's own.
import { isFromData, ONE_RUN_CANARIES } from '../../../../canaries/oneRun/kinds';
import type { Scenario } from '../../../../scenario';
import { countText, deltaText, epsilonText, percentText } from '../../../notation/formatNumber';
import type { ScenarioState } from '../../../state/useScenario';
import { SelectControl } from '../../../ui/SelectControl';
import { guessesOf, MOST_RECORDS, OFFERED, type Plan, type Settings, withSetting } from './plan';
import styles from './RunControls.module.css';

interface RunControlsProps {
  plan: Plan;
  onPlan: (plan: Plan) => void;
  scenario: Scenario;
  /** The page's add/remove ε; null while it is not known. */
  epsilon: number | null;
  change: ScenarioState['change'];
}

const KINDS = OFFERED.map((value) => ({
  value,
  label: ONE_RUN_CANARIES[value].label,
}));

const M = [100, 200, 500, 1000, 2000];
const SHARES = [1, 0.5, 0.25, 0.1];
const EPSILONS = [0.5, 1, 2, 4, 8, 16];
const WIDTHS = [64, 128, 256, 512, 1000];
const CLASSES = [2, 10, 100, 1000];
const RATES = [0.005, 0.02, 0.1, 0.3, 1];
const DELTAS = [1e-3, 1e-5, 1e-7, 1e-9];

const numbers = (values: readonly number[], write: (value: number) => string = countText) =>
  values.map((value) => ({ value: String(value), label: write(value) }));

export function RunControls({ plan, onPlan, scenario, epsilon, change }: RunControlsProps) {
  const { settings } = plan;
  const { canary, m, selfComparison, share } = settings;
  const set = (part: Partial<Settings>) => onPlan(withSetting(plan, part));
  const records = isFromData(canary);
  const deltas = [...new Set([...DELTAS, scenario.delta])].sort((a, b) => b - a);
  return (
    <div className={styles.controls}>
      <SelectControl
        label="Canaries"
        choices={KINDS}
        value={canary}
        onChoice={(value) => set({ canary: value })}
      />
      <SelectControl
        label="How many, m"
        choices={numbers(records ? M.filter((value) => value <= MOST_RECORDS) : M)}
        value={String(m)}
        onChoice={(value) => set({ m: Number(value) })}
      />
      <SelectControl
        label="Guesses that count, r"
        choices={SHARES.map((value) => ({
          value: String(value),
          label: `${countText(guessesOf({ ...settings, share: value }))}${value === 1 ? ', all' : ''}`,
        }))}
        value={String(share)}
        onChoice={(value) => set({ share: Number(value) })}
      />
      <SelectControl
        label="Compared with"
        choices={
          records
            ? [{ value: 'no', label: 'in or out: add/remove' }]
            : [
                { value: 'yes', label: 'itself: substitute' },
                { value: 'no', label: 'in or out: add/remove' },
              ]
        }
        value={selfComparison ? 'yes' : 'no'}
        onChoice={(value) => set({ selfComparison: value === 'yes' })}
      />
      <SelectControl
        label="Claimed ε, add/remove"
        choices={[
          { value: 'page', label: `the page’s${epsilon === null ? '' : `, ${epsilonText(epsilon)}`}` },
          ...numbers(EPSILONS, String),
        ]}
        value={String(settings.claim)}
        onChoice={(value) => set({ claim: value === 'page' ? 'page' : Number(value) })}
      />
      <SelectControl
        label="At δ, the page’s"
        choices={numbers(deltas, deltaText)}
        value={String(scenario.delta)}
        onChoice={(value) => change({ delta: Number(value) })}
      />
      {records ? (
        <p className={styles.fixed}>
          500 digits, 64 features, 10 labels; those that are no canaries are trained on too.
        </p>
      ) : (
        <>
          <SelectControl
            label="Features"
            choices={numbers(WIDTHS)}
            value={String(settings.dimension)}
            onChoice={(value) => set({ dimension: Number(value) })}
          />
          <SelectControl
            label="Labels to draw from"
            choices={numbers(CLASSES)}
            value={String(settings.classes)}
            onChoice={(value) => set({ classes: Number(value) })}
          />
        </>
      )}
      <SelectControl
        label="Learning rate a record"
        choices={numbers(RATES, String)}
        value={String(settings.logitStep)}
        onChoice={(value) => set({ logitStep: Number(value) })}
      />
      <p className={styles.words}>
        {ONE_RUN_CANARIES[canary].words}{' '}
        {selfComparison
          ? 'Each is trained with a random label and compared with a second one, drawn alike and never trained.'
          : `A fair coin each decides whether a canary is trained on; half of the guesses say “in”. ${percentText(0.5)} right is chance.`}
      </p>
    </div>
  );
}
