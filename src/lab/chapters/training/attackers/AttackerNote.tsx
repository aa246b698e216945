// The note on the chosen attacker: what it may do, and what it has shown.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { CANARIES } from '../../../../audit/canaries/registry';
import { isBound } from '../../../../audit/estimators/lookup';
import { FIELDS } from '../../../../scenario';
import type { TrainingAuditReply } from '../../../../work';
import { ScenarioLink } from '../../../controls/ScenarioLink';
import { levelText } from '../../../live/auditWords';
import { countText, percentText, seenAbove } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Parameter, SettingValue, Sym } from '../../../notation/Num';
import type { ScenarioState } from '../../../state/useScenario';
import { Button } from '../../../ui/Button';
import { ATTACKS, type AttackerId, attackName, needsText } from '../attacks';
import type { Picture } from '../picture';
import { NOT_RECORDED_WORDS } from '../steps/attackSeries';
import { KnownEpsilon } from '../steps/StepsWords';
import styles from './AttackerNote.module.css';
import { type AttackSettings, limitOf, type Proof, type Proofs } from './proofs';

interface ProofRowsProps {
  id: AttackerId;
  proofs: Proofs;
}

function At({ of: { mechanism, delta } }: { of: AttackSettings }) {
  const settings: [string, ReactNode][] = [
    ['T', countText(mechanism.steps)],
    ['q', <SettingValue key="q" field={FIELDS.samplingRate} value={mechanism.samplingRate} />],
    ['σ', <Parameter key="σ" value={mechanism.noiseMultiplier} />],
    ['δ', <Delta key="δ" value={delta} />],
  ];
  return settings.map(([symbol, value], i) => (
    <Fragment key={symbol}>
      {i > 0 && ', '}
      <span className="together">
        <Sym>{symbol}</Sym> = {value}
      </span>
    </Fragment>
  ));
}

/**
 * A remark if a bound lies above the limit of S1. For q between 1/2 and 1 it is left out, because there the valid estimator may
 * exceed the limit without any luck.
 */
function AboveLimit({ id, proof, proofs: { of, guarantees, estimator } }: ProofRowsProps & { proof: Proof }) {
  const limit = guarantees?.hiddenState ?? null;
  // The limit of S1 applies to S1, and to attackers whose score follows the law of S1's score. Other scores are moved by other records too.
  if (id !== 'S1' && !CANARIES[id].worstCaseLaw) return null;
  const { samplingRate } = of.mechanism;
  if (limit === null || !seenAbove(proof.epsilon, limit) || !isBound(estimator)) return null;
  if (samplingRate > 0.5 && samplingRate < 1) return null;
  const confidence = percentText(of.confidence);
  const level = levelText(of.confidence);
  return (
    <>
      {' '}
      <Trans>
        It lies above the limit of S1, <Epsilon value={limit} rounding="up" />. This run was lucky, for a
        bound with {confidence} confidence is too high in up to {level} of runs.
      </Trans>
    </>
  );
}

const SURE: Record<Proof['moment'], (confidence: string, runs: string) => string> = {
  planned: (confidence, runs) => t`${confidence} confidence, from ${runs}.`,
  every: (confidence, runs) => t`${confidence} confidence at every moment, from ${runs} so far.`,
  provisional: (_, runs) => t`No confidence yet, for it is provisional, from ${runs} so far.`,
};

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function NotYet({ id, proofs }: ProofRowsProps) {
  const limit = limitOf(proofs, id);
  if (proofs.unrecorded.includes(id)) return NOT_RECORDED_WORDS;
  if (id !== 'S1') return t`Nothing yet, because no model has been trained with it.`;
  if (limit === null) return t`Nothing yet at these settings.`;
  return (
    <Trans>
      Nothing yet, because it has not run at <At of={proofs.of} />. With unlimited runs it could show no more
      than its limit, <Epsilon value={limit} rounding="up" />.
    </Trans>
  );
}

function ProofRows({ children, ...props }: ProofRowsProps & { children: ReactNode }) {
  const { id, proofs } = props;
  const { of, by, guarantees } = proofs;
  const proof = by[id];
  const published = !isBound(proofs.estimator);
  const name = published ? t`estimates` : t`shows`;
  if (!proof) {
    return (
      <Row name={name}>
        <NotYet {...props} /> {children}
      </Row>
    );
  }
  const count = countText(proof.runs);
  const runs = id === 'S1' ? t`${count} simulated runs` : t`${count} models`;
  const beyond = proof.beyond?.text;
  return (
    <>
      <Row name={name}>
        {published ? (
          <Trans>
            <b className={styles.bound}>
              ε = <Epsilon value={proof.epsilon} rounding="down" />
            </b>{' '}
            for substitute.
          </Trans>
        ) : (
          <Trans>
            <b className={styles.bound}>
              ε ≥ <Epsilon value={proof.epsilon} rounding="down" />
            </b>
            , a lower bound for substitute.
          </Trans>
        )}{' '}
        {children}
      </Row>
      <Row name={t`how sure`}>
        {published
          ? t`The published estimator, whose confidence does not hold, from ${runs}.`
          : SURE[proof.moment](percentText(of.confidence), runs)}
        <AboveLimit {...props} proof={proof} />
      </Row>
      <Row name={t`upper bounds`}>
        <Trans>
          <EpsilonSymbol adjacency="S" /> = <KnownEpsilon value={guarantees?.substitute} /> for substitute.
        </Trans>
        <br />
        <Trans>
          <EpsilonSymbol adjacency="AR" /> = <KnownEpsilon value={guarantees?.addRemove} /> for add/remove.
        </Trans>
      </Row>
      {beyond && (
        <Row
          name={
            <Trans>
              beyond <EpsilonSymbol adjacency="AR" />
            </Trans>
          }
        >
          <Trans>{beyond}. All steps that were looked at are tested at once.</Trans>
        </Row>
      )}
      <Row name={t`all at`}>
        <At of={of} />
      </Row>
    </>
  );
}

export interface AttackerNoteProps extends ProofRowsProps {
  picture: Picture | null;
  replace: ScenarioState['replace'];
  onClose: () => void;
}

export function choiceText(id: AttackerId, reply: TrainingAuditReply | null): string | null {
  const { choice } = ATTACKS[id];
  return typeof choice === 'string' ? choice : reply && choice(reply);
}

export function AttackerNote({ id, proofs, picture, replace, onClose }: AttackerNoteProps) {
  const { needs, replacement, knows, sees, score, without } = ATTACKS[id];
  const chooses = choiceText(id, picture?.reply ?? null);
  const rows: [string, string | null][] = [
    [t`asks for`, `${needsText(needs)}.`],
    [t`replaces`, replacement],
    [t`chooses`, chooses && `${chooses}.`],
    [t`knows`, knows],
    [t`sees`, sees],
    [t`scores`, `${score[0].toUpperCase()}${score.slice(1)}.`],
    [t`does without`, without],
  ];
  return (
    <section className={styles.note} aria-labelledby="attacker-note-title">
      <h4 id="attacker-note-title">{attackName(id)}</h4>
      <dl>
        {rows.map(
          ([name, text]) =>
            text && (
              <Row key={name} name={name}>
                {text}
              </Row>
            ),
        )}
        <ProofRows id={id} proofs={proofs}>
          {id === 'S1' && proofs.by.S1 === null && picture?.stale && (
            <>
              <ScenarioLink target={picture.scenario} hash="training" replace={replace}>
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
      <Button look="text" onClick={onClose}>{t`Close`}</Button>
    </section>
  );
}
