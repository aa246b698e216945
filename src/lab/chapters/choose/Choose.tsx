// The interactive parts of chapter 7. Their code is loaded when the chapter is first drawn.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '../../../base/language/say';
import { CHAPTER_FORMS } from '../../../guests/faces/chapterForms';
import { changeScenario, FIELDS, type Scenario, sameScenario } from '../../../scenario';
import { KNOWN_TRAININGS } from '../../../scenario/presets/knownTrainings';
import { ScenarioLink } from '../../controls/ScenarioLink';
import { TakeAway } from '../../live/share/TakeAway';
import { countText } from '../../notation/formatNumber';
import { SettingValue, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import type { ScenarioState } from '../../state/useScenario';
import { Sources } from '../../ui/Sources';
import { Unfold } from '../../ui/Unfold';
import { useWide } from '../../ui/window/useWindow';
import type { ChapterProps } from '../frame/chapter';
import type { ChapterForm } from '../frame/chapterForms';
import { useLayout } from '../frame/layout';
import styles from './Choose.module.css';
import { EmbedCode } from './EmbedCode';
import { Protect } from './Protect';

/** The forms that guests (src/guests) add to this chapter. */
const FORMS = Object.values<readonly ChapterForm[]>(CHAPTER_FORMS)
  .flat()
  .filter(({ chapter }) => chapter === 'choose');

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
  // If the stage has room, a form that is shown there is not repeated here.
  const wide = useWide();
  const onStage = useLayout() === 'column' && wide;
  return (
    <div className={styles.room} data-testid="choose-room">
      {FORMS.filter(({ staged }) => !(staged && onStage)).map(({ id, title, Form }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <Form scenario={scenario} replace={replace} />
        </section>
      ))}
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
