// The ways to take a run from the form elsewhere: to the laboratory, as a link, as a script, or as a record for a registry of
// deployments.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ScenarioLink } from '../../../lab/controls/ScenarioLink';
import { copyText } from '../../../lab/export/copyText';
import { provenanceOf } from '../../../lab/export/provenance';
import { TrainCode } from '../../../lab/live/share/TrainCode';
import { articleAddress } from '../../../lab/state/articleAddress';
import { linkOf, type ScenarioState } from '../../../lab/state/useScenario';
import { later } from '../../../lab/ui/later';
import { Unfold } from '../../../lab/ui/Unfold';
import { FIELDS, type Scenario } from '../../../scenario';
import type { FormAnswer } from '../engine/form/asked';
import { isPlain } from '../engine/form/run';
import type { WayReply } from '../worker/queries';
import styles from './Calculator.module.css';
import { type Answer, mechanismsOf } from './outcome/useAnswer';
import { useReportRequest } from './report/useReportRequest';
import { scenarioOfRun } from './scenarioOfRun';
import { TooLong } from './TooLong';

const RecordText = later(() => import('./RecordText'), 'RecordText');

interface TakeItProps {
  asked: FormAnswer;
  answer: Answer;
  /** The link that opens the form again; null where it is empty, and where no link holds it. */
  address: string | null;
  isTooLong: boolean;
  scenario: Scenario;
  replace: ScenarioState['replace'] | undefined;
  heading: 'h3' | 'h4' | 'h5';
}

/**
 * The form's run as a scenario of the laboratory; null where there is no run of one known way to draw batches, where batches are in
 * an arbitrary order, which the laboratory does not draw, and where more describes the run than rate, noise and steps.
 */
function inLaboratory({ asked, answer, scenario }: TakeItProps): Scenario | null {
  const { form, ways } = asked;
  const [mechanism] = ways.length === 1 && !form.parts ? mechanismsOf(asked, answer.reply) : [];
  const { run } = form;
  if (!mechanism || !run || mechanism.sampling === 'any-order' || !isPlain(run)) return null;
  if (mechanism.noiseMultiplier < FIELDS.noiseMultiplier.range.min) return null;
  return scenarioOfRun(run, mechanism, scenario);
}

const upperOf = (way: WayReply | undefined, adjacency: string): number | null =>
  way?.points.find((point) => point.adjacency === adjacency)?.epsilon.upper ?? null;

export function TakeIt(props: TakeItProps) {
  const { asked, answer, address, isTooLong, scenario, replace, heading } = props;
  const [said, setSaid] = useState('');
  const target = inLaboratory(props);
  const copy = async (link: string) => {
    // where the browser does not copy, the link is shown so that it can be selected
    setSaid((await copyText(link)) ? t`Link copied.` : link);
  };
  const [way] = answer.reply?.ways ?? [];
  const described = useReportRequest(asked, answer);
  const request = useMemo(
    () => described && { ...described, link: address ?? undefined },
    [described, address],
  );
  const provenance = provenanceOf(scenario, articleAddress());
  return (
    <>
      <p className={`${styles.take} only-on-screen`}>
        {target &&
          (replace ? (
            <ScenarioLink target={target} replace={replace}>{t`Open it in the laboratory`}</ScenarioLink>
          ) : (
            <a href={`${linkOf(target)}#lab`}>{t`Open it in the laboratory`}</a>
          ))}{' '}
        {address !== null && (
          <button
            type="button"
            className="text-button"
            onClick={() => copy(address)}
          >{t`Copy a link to this form`}</button>
        )}{' '}
        <span role="status" className={styles.said}>
          {said}
        </span>
      </p>
      {isTooLong && (
        <p className="soft only-on-screen">
          <TooLong />{' '}
          <Trans>
            A list that is written as a formula in t, or rounded so that more steps are equal, may fit into a
            link.
          </Trans>
        </p>
      )}
      {target && asked.form.run?.trainings === 1 && (
        <Unfold className={styles.unfolds} summary={t`A script that trains with these numbers`}>
          <TrainCode
            training={target}
            ours={{ addRemove: upperOf(way, 'add-remove'), substitute: upperOf(way, 'substitute') }}
            provenance={{ ...provenance, link: address ?? provenance.link }}
            heading={heading}
            onSaid={setSaid}
          />
        </Unfold>
      )}
      {request && (
        <Unfold className={styles.unfolds} summary={t`A record for a registry of deployments`}>
          <p className="soft">
            <Trans>
              It fills the fields of the{' '}
              <a href="https://registry.opendp.org" rel="noreferrer">
                Differential Privacy Deployments Registry
              </a>
              , with the adjacency of each ε. What only you know is marked as TODO.
            </Trans>
          </p>
          <RecordText
            request={request}
            clippingNorm={asked.form.run?.clippingNorm ?? null}
            heading={heading}
            onSaid={setSaid}
          />
        </Unfold>
      )}
    </>
  );
}
