// The page for a reader's own audit: a form for what the reader brings, which game was played and what is claimed, and beside it the
// result.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import type { EpsilonClaim } from '../../../audit/report/claims';
import { AUDIT_GAMES, type AuditGameId } from '../../../audit/report/games';
import { say } from '../../../base/language/say';
import { NotComputed } from '../../../lab/chapters/frame/NotComputed';
import { useRequest } from '../../../lab/chapters/frame/useRequest';
import { FieldControl } from '../../../lab/controls/FieldControl';
import { CopyButton } from '../../../lab/export/CopyButton';
import type { SidePageProps } from '../../../lab/pages/sidePageProps';
import { type KnownValues, knownValues } from '../../../lab/state/knownValues';
import { useHeldForm } from '../../../lab/state/useHeldForm';
import { useScenario } from '../../../lab/state/useScenario';
import { Choices } from '../../../lab/ui/inputs/Choices';
import { DEFAULT_VIEW, mechanismOf, type Scenario } from '../../../scenario';
import { formatAddress } from '../../../scenario/address';
import { GAME_IDS } from '../../../scoreAudit/settings';
import type { RequestState } from '../../../work';
import styles from './Audit.module.css';
import { Brought } from './Brought';
import { OwnAuditClaim } from './Claim';
import { FormNow } from './FormPart';
import { type AuditForm, auditFormOfText, auditFormText, EMPTY_AUDIT_FORM } from './form';
import { OWN_AUDIT, type OwnAuditReply, type OwnAuditRequest } from './jobs';
import { OwnAuditOutcome } from './Outcome';
import { readForm, type ScoreFile } from './request';
import { SaveReport } from './SaveReport';
import { ScoreFigures } from './ScoreFigures';

const GAMES = GAME_IDS.map((value) => ({
  value,
  label: say(AUDIT_GAMES[value].label),
  note: say(AUDIT_GAMES[value].words),
}));

/** The guarantees of the run in the address as claims; none while they are being computed. */
function claimsOf(known: KnownValues | null): EpsilonClaim[] {
  if (!known?.current) return [];
  const { addRemove, substitute } = known.at;
  return [
    { adjacency: 'add-remove', epsilon: addRemove.value ?? addRemove.upper },
    { adjacency: 'substitute', epsilon: substitute.value ?? substitute.upper },
  ];
}

const { audit, onRead } = OWN_AUDIT;

function Running() {
  const [share, setShare] = useState(0);
  useEffect(() => onRead(setShare), []);
  return (
    <p className={styles.running}>
      <progress aria-label={t`The page is reading the file`} max={1} value={share} />{' '}
      <button type="button" className="small-button" onClick={() => audit.stop()}>{t`Stop`}</button>
    </p>
  );
}

function Waiting({ form, scores }: { form: AuditForm; scores: ScoreFile | null }) {
  const lacks = form.brings === 'scores' && scores === null;
  const isOpen = form.brings !== 'guesses' && (form.brings === 'scores' || form.watched === '');
  return (
    <p className="soft">
      {form.game === '' && (
        <Trans>Say which game was played, because that decides which ε the audit bounds.</Trans>
      )}{' '}
      {lacks ? (
        <Trans>Choose a file, or paste rows.</Trans>
      ) : isOpen ? (
        <Trans>Answer every question about it, since the bound rests on the answers.</Trans>
      ) : (
        <Trans>Fill in every number.</Trans>
      )}
    </p>
  );
}

function Shown({
  state,
  scenario,
}: {
  state: RequestState<OwnAuditRequest, OwnAuditReply>;
  scenario: Scenario;
}) {
  const { status, reply, current, error, wanted } = state;
  return (
    <>
      <NotComputed error={error} of={audit} />
      {status === 'running' && <Running />}
      {status === 'stopped' && (
        <p>
          <Trans>Stopped.</Trans>{' '}
          <button type="button" className="text-button" onClick={() => wanted && audit.want({ ...wanted })}>
            <Trans>Start again</Trans>
          </button>
        </p>
      )}
      {reply !== null && error === null && (
        <div aria-busy={!current} className={current ? undefined : styles.stale}>
          <OwnAuditOutcome report={reply.report} />
          <SaveReport reply={reply} scenario={scenario} />
        </div>
      )}
    </>
  );
}

function CopyLink({ form, scenario }: { form: AuditForm; scenario: Scenario }) {
  const [said, setSaid] = useState('');
  const query = formatAddress(scenario, { ...DEFAULT_VIEW, page: 'audit', form: auditFormText(form) });
  const address = `${window.location.origin}${window.location.pathname}?${query}`;
  return (
    <p>
      <Trans>A link to this audit:</Trans> <CopyButton text={address} what={t`the link`} onSaid={setSaid} />{' '}
      <span role="status">{said}</span>
    </p>
  );
}

export function OwnAuditPage({ scenario, snapshot }: SidePageProps) {
  const { given, hold } = useHeldForm((text) => setForm(auditFormOfText(text)));
  const [form, setForm] = useState(() => auditFormOfText(given));
  const change = (fields: Partial<AuditForm>) => {
    const next = { ...form, ...fields };
    setForm(next);
    hold(auditFormText(next));
  };
  const { change: changeScenario } = useScenario();
  const [scores, setScores] = useState<ScoreFile | null>(null);
  const run = claimsOf(knownValues(snapshot));
  const { delta, confidence } = scenario;
  const mechanism = useMemo(() => mechanismOf(scenario), [scenario]);
  const { request, problems } = readForm(form, scores, { delta, confidence, run, mechanism });
  const state = useRequest(audit, request);
  useEffect(() => () => audit.stop(), []);
  const { reply } = state;
  const shown = request !== null && reply !== null && state.error === null ? reply : null;
  const figures = useMemo(
    () => (shown?.view ? <ScoreFigures view={shown.view} report={shown.report} scenario={scenario} /> : null),
    [shown, scenario],
  );
  return (
    <FormNow value={{ form, problems, onForm: change }}>
      <p>
        <Trans>
          Have you attacked a training run of your own? Here you see what the attack shows, as a lower bound
          on ε for the adjacency that the game decides. Nothing leaves this machine.
        </Trans>
      </p>
      <div className={styles.audit}>
        <section aria-labelledby="own-given">
          <h2 id="own-given">{t`The attack`}</h2>
          <Choices
            legend={t`Which game was played?`}
            look="list"
            choices={GAMES}
            // no game is chosen before the reader chooses one
            value={form.game as AuditGameId}
            onChoice={(game) => change({ game, of: AUDIT_GAMES[game].adjacency })}
          />
          <Brought scores={scores} onScores={setScores} />
          <FieldControl name="delta" value={delta} change={changeScenario} />
          <FieldControl name="confidence" value={confidence} change={changeScenario} />
          <OwnAuditClaim scenario={scenario} />
          {auditFormText(form) !== '' && (
            <p>
              <button type="button" className="text-button" onClick={() => change(EMPTY_AUDIT_FORM)}>
                <Trans>Clear the form</Trans>
              </button>
            </p>
          )}
        </section>
        <section aria-labelledby="own-outcome" className={styles.outcome}>
          <h2 id="own-outcome">{t`What it shows`}</h2>
          {request === null ? (
            <Waiting form={form} scores={scores} />
          ) : (
            <Shown state={state} scenario={scenario} />
          )}
          {shown !== null && form.brings !== 'scores' && <CopyLink form={form} scenario={scenario} />}
        </section>
      </div>
      {figures}
    </FormNow>
  );
}
