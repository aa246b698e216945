// The practitioner's corner, its interactive parts. Loaded when it comes near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '../../../base/language/say';
import { changeScenario, FIELDS, type Scenario, sameScenario } from '../../../scenario';
import { KNOWN_TRAININGS } from '../../../scenario/presets/knownTrainings';
import { changeForm } from '../../calculator/formNow';
import { formAddress, formSeeking } from '../../calculator/formSeeking';
import { Sources } from '../../calculator/Sources';
import { ScenarioLink } from '../../controls/Presets';
import { TakeAway } from '../../live/share/TakeAway';
import { countText } from '../../notation/formatNumber';
import { SettingValue, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { goToHash } from '../../state/useHash';
import type { ScenarioState } from '../../state/useScenario';
import { plainClick } from '../../ui/plainClick';
import { Unfold } from '../../ui/Unfold';
import { useWide } from '../../ui/window/useWindow';
import type { ChapterProps } from '../frame/chapter';
import { useLayout } from '../frame/layout';
import styles from './Choose.module.css';
import { EmbedCode } from './EmbedCode';
import { Calculator } from './index';
import { Protect } from './Protect';

/** As the chapter's first step has it. */
const TARGET = 4;

const LINKS = [
  { adjacency: 'substitute', words: t`Find σ for a substitute ε of ${TARGET}` },
  { adjacency: 'add-remove', words: t`Find σ for an add/remove ε of ${TARGET}` },
] as const;

const TargetLinks = ({ scenario }: { scenario: Scenario }) => (
  <>
    <p>
      <Trans>
        The form finds the number that keeps a target ε, with everything else as on this page. That number may
        be <Sym>σ</Sym>, <Sym>q</Sym>, <Sym>T</Sym>, the batch size or the epochs.
      </Trans>
    </p>
    <p className={styles.links}>
      {LINKS.map(({ adjacency, words }) => {
        const form = formSeeking(scenario, adjacency, String(TARGET));
        const open = () => {
          changeForm(() => form);
          goToHash('calculator');
        };
        return (
          <a
            key={adjacency}
            href={`?${formAddress(scenario, form)}`}
            onClick={(event) => plainClick(event, open)}
          >
            {words}
          </a>
        );
      })}
    </p>
  </>
);

const SHOWN = ['noiseMultiplier', 'steps', 'delta', 'clippingNorm'] as const;

function KnownTrainings({ scenario, replace }: { scenario: Scenario; replace: ScenarioState['replace'] }) {
  return (
    <ul className={styles.known}>
      {KNOWN_TRAININGS.map(({ id, title, batch, note, source, scenario: numbers }) => {
        const target = changeScenario(scenario, numbers);
        const drawn = countText(batch);
        const records = countText(numbers.recordCount);
        return (
          <li key={id}>
            <ScenarioLink target={target} current={sameScenario(target, scenario)} replace={replace}>
              {say(title)}
            </ScenarioLink>
            <p>
              <Trans>
                <Sym>q</Sym> = {drawn} of {records}
              </Trans>
              {SHOWN.map((name) => (
                <span key={name}>
                  , <Sym>{FIELDS[name].symbol}</Sym> ={' '}
                  <SettingValue field={FIELDS[name]} value={numbers[name]} />
                </span>
              ))}
              . {say(note)} <Sources of={[source]} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

type ChooseProps = Pick<ChapterProps, 'scenario' | 'replace' | 'embeddable'>;

export function Choose({ scenario, replace, embeddable }: ChooseProps) {
  // where the stage has room for the form, it stands there
  const wide = useWide();
  const onStage = useLayout() === 'column' && wide;
  return (
    <div className={styles.room} data-testid="choose-room">
      {!onStage && (
        <section className={styles.part} aria-labelledby="calculator-title">
          <h3 id="calculator-title">{t`I have a run`}</h3>
          <Calculator heading="h4" scenario={scenario} replace={replace} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="target-title">
        <h3 id="target-title">{t`From a target ε to a parameter`}</h3>
        <TargetLinks scenario={scenario} />
      </section>
      <Unfold
        id="protect-title"
        className={styles.folded}
        summary={t`From an attacker’s advantage to a parameter`}
      >
        <p className="part-caption">
          <Trans>
            The <Term name="advantage">advantage</Term> is how far an attacker gets towards certainty from the{' '}
            <Term name="prior" after=",">
              prior
            </Term>{' '}
            which is the chance of guessing the secret without the model.
          </Trans>
        </p>
        <Protect scenario={scenario} replace={replace} />
      </Unfold>
      <Unfold id="known-title" className={styles.folded} summary={t`Training runs you may know`}>
        <KnownTrainings scenario={scenario} replace={replace} />
      </Unfold>
      <Unfold
        id="take-title"
        className={styles.folded}
        summary={t`Take away code, a statement or the settings`}
      >
        <TakeAway />
      </Unfold>
      <Unfold className={styles.folded} summary={t`A figure in your own page`}>
        <EmbedCode scenario={scenario} figures={embeddable} />
      </Unfold>
    </div>
  );
}
