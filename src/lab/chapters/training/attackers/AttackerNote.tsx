// What there is to know of the chosen attacker, and what it has proved.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScenarioLink } from '../../../controls/Presets';
import type { TrainingAuditReply } from '../../../jobs';
import type { EstimatorChoice, Scenario } from '../../../scenario';
import type { ScenarioState } from '../../../state/useScenario';
import { ATTACKS } from '../attacks';
import { needsText } from '../attacks/demands';
import styles from './AttackerNote.module.css';
import type { Attacker, AttackerId } from './attackers';
import { ProofRows } from './ProofRows';
import type { Proofs } from './proofs';

interface AttackerNoteProps {
  attacker: Attacker;
  proofs: Proofs;
  estimator: EstimatorChoice;
  /** What was trained; null before there is anything. */
  reply: TrainingAuditReply | null;
  /** The scenario of the results where it is not the page's. */
  elsewhere: Scenario | null;
  replace: ScenarioState['replace'];
  onClose: () => void;
}

/** Among how many things it chooses, where that has been counted. */
export function choiceText(id: AttackerId, reply: TrainingAuditReply | null): string | null {
  if (id === 'S1') return t`Everything`;
  return reply && ATTACKS[id].choice(reply);
}

export function AttackerNote(props: AttackerNoteProps) {
  const { attacker, proofs, estimator, reply, elsewhere, replace, onClose } = props;
  const { id, title, needs, replaced, knows, sees, score, without } = attacker;
  const choice = choiceText(id, reply);
  const rows: [string, string | null][] = [
    [t`asks for`, `${needsText(needs)}.`],
    [t`replaces`, replaced],
    [t`chooses`, choice && `${choice}.`],
    [t`knows`, knows],
    [t`sees`, sees],
    [t`scores`, score],
    [t`does without`, without],
  ];
  return (
    <section className={styles.note} aria-labelledby="attacker-note-title">
      <h4 id="attacker-note-title">
        {id} {title}
      </h4>
      <dl>
        {rows.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <ProofRows id={id} proofs={proofs} estimator={estimator}>
          {id === 'S1' && proofs.by.S1 === null && elsewhere && (
            <>
              <ScenarioLink target={elsewhere} hash="training" replace={replace}>
                <Trans>Go to these settings</Trans>
              </ScenarioLink>
              .{' '}
            </>
          )}
          {id === 'S1' && (
            <Trans>
              <a href="#worst-case">Chapter 3</a> shows it at work.
            </Trans>
          )}
        </ProofRows>
      </dl>
      <button type="button" className="text-button" onClick={onClose}>{t`Close`}</button>
    </section>
  );
}
