// The numbers of the page's scenario in the answers, by the names that the text of the answers uses.
import { withDecimalMark } from '../../../base/language/numbers';
import { FIELDS, roundedNumber } from '../../../scenario';
import { type CurveName, pageAudit } from '../../../work';
import { shownEstimate } from '../../live/auditWords';
import { countText, epsilonText, parameterText, percentText } from '../../notation/formatNumber';
import { Delta, Parameter, SettingValue } from '../../notation/Num';
import type { KnownValues } from '../../state/knownValues';
import type { Places } from '../../ui/content';
import type { SidePageProps } from '../sidePageProps';
import { GuessTable } from './GuessTable';
import { LiveEpsilon, LiveText } from './LiveValue';
import { RenyiAccountants } from './RenyiAccountants';

interface AnswerProps extends SidePageProps {
  /** Known values of ε; null until there are any. */
  known: KnownValues | null;
}

/** The substitute ε divided by the add/remove ε, as text; null while they are not known. */
function ratioText(known: KnownValues | null): string | null {
  const [one, two] = known?.current ? [known.at.addRemove.value, known.at.substitute.value] : [null, null];
  return one !== null && two !== null && one > 0 ? withDecimalMark(roundedNumber(two / one, 3)) : null;
}

function auditText({ scenario, snapshot }: SidePageProps): string | null {
  const entry = pageAudit(snapshot);
  const estimate = entry && shownEstimate(entry, scenario.estimator);
  return estimate ? epsilonText(estimate.epsilon, 'down') : null;
}

const EPSILONS = [
  'addRemove',
  'substitute',
  'implied',
  'group',
  'hiddenState',
] as const satisfies CurveName[];
/** Settings that are shown with all their digits. */
const SETTINGS = ['samplingRate', 'noiseMultiplier', 'steps'] as const;

/** The one of `names` that a text names. @throws Error for a name that is none of them */
function among<Name extends string>(names: readonly Name[], of: string | true | undefined): Name {
  const found = names.find((name) => name === of);
  if (found === undefined) throw new Error(`The answers have no number ${of}.`);
  return found;
}

export function valuesIn({ scenario, snapshot, known }: AnswerProps): Places {
  const { samplingRate, noiseMultiplier, recordCount, delta, confidence } = scenario;
  const deviation = Math.sqrt(recordCount * samplingRate * (1 - samplingRate));
  return {
    Epsilon: ({ of }) => <LiveEpsilon of={among(EPSILONS, of)} known={known} />,
    Ratio: () => <LiveText text={ratioText(known)} />,
    AuditBound: () => <LiveText text={auditText({ scenario, snapshot })} />,
    Confidence: () => percentText(confidence),
    NoiseMultiplier: () => <Parameter value={noiseMultiplier} />,
    HalfTheNoise: () => <Parameter value={noiseMultiplier / 2} />,
    Delta: () => <Delta value={delta} />,
    Setting: ({ of }) => {
      const field = among(SETTINGS, of);
      return <SettingValue field={FIELDS[field]} value={scenario[field]} />;
    },
    Records: () => countText(recordCount),
    RecordsShown: () => parameterText(recordCount * delta),
    MeanBatch: () => withDecimalMark(roundedNumber(samplingRate * recordCount, 3)),
    BatchSpread: () => withDecimalMark(roundedNumber(deviation, 2)),
    GuessTable: () => <GuessTable scenario={scenario} />,
    RenyiAccountants: () => <RenyiAccountants scenario={scenario} />,
  };
}
