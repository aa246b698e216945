// What a configuration's numbers mean: for taking part, for an attribute, against the epsilon its library reports.
import { Trans } from '@lingui/react/macro';
import type { Choices } from '../../../configuration/agreement';
import { targetConflict } from '../../../configuration/reconcile';
import type { TranslatedMechanism, Translation } from '../../../configuration/toMechanism';
import type { Tool } from '../../../configuration/tools';
import { translatedScenario } from '../../../configuration/translatedScenario';
import type { ConfigurationReading } from '../../../configuration/types';
import type { RequestState, TranslationReply, TranslationRequest } from '../../../jobs';
import { FIELDS, type Scenario } from '../../../scenario';
import { ScenarioLink } from '../../controls/Presets';
import { Delta, Setting, Sym } from '../../notation/Num';
import type { ScenarioState } from '../../state/useScenario';
import { Conflicts } from './Conflicts';
import { EpsilonPair } from './EpsilonPair';
import { Failed } from './Failed';
import styles from './Meaning.module.css';
import { Reported } from './Reported';

interface MeaningProps {
  asked: RequestState<TranslationRequest, TranslationReply>;
  mechanism: TranslatedMechanism;
  translated: Translation;
  reading: ConfigurationReading;
  tool: Tool;
  scenario: Scenario;
  replace: ScenarioState['replace'];
  onPick(picked: Choices): void;
}

export function Meaning(props: MeaningProps) {
  const { asked, mechanism, translated, scenario, replace } = props;
  if (asked.status === 'failed') {
    return (
      <div className={styles.meaning} role="status">
        <Failed error={asked.error} />
      </div>
    );
  }
  const { reply } = asked;
  if (!reply || asked.status !== 'done') {
    return (
      <p className={`${styles.meaning} soft`} role="status">
        <Trans>Its ε is being computed.</Trans>
      </p>
    );
  }
  const { point, noiseMultiplier } = reply;
  const meant = mechanism.adjacency === 'substitute' ? point.substitute : point.addRemove;
  const conflict = targetConflict(translated, meant.value ?? meant.upper);
  if (conflict) return <Conflicts conflicts={[conflict]} onPick={props.onPick} />;
  const target = translatedScenario(scenario, translated, noiseMultiplier);
  return (
    <div className={styles.meaning} role="status">
      {mechanism.noiseMultiplier === null && (
        <p>
          {mechanism.adjacency === 'substitute' ? (
            <Trans>
              For its target, meant as substitute, as the text says, it takes <Sym>σ</Sym> ={' '}
              <Setting field={FIELDS.noiseMultiplier} value={noiseMultiplier} />.
            </Trans>
          ) : (
            <Trans>
              For its target, meant as add/remove, it takes <Sym>σ</Sym> ={' '}
              <Setting field={FIELDS.noiseMultiplier} value={noiseMultiplier} />.
            </Trans>
          )}
        </p>
      )}
      <EpsilonPair {...point} />
      <p className="soft">
        <Trans>
          At <Sym>δ</Sym> = <Delta value={mechanism.delta} />.
        </Trans>
      </p>
      <Reported
        reported={translated.reportedEpsilon}
        reading={props.reading}
        tool={props.tool}
        point={point}
      />
      {target && (
        <p>
          <ScenarioLink target={target} replace={replace}>
            <Trans>Open this configuration on the page</Trans>
          </ScenarioLink>
        </p>
      )}
    </div>
  );
}
