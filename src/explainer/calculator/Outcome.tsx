// What the form comes to: both ε with what each protects, or what is still open, or why there is none and what holds all the same.
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Reading, RowId } from '../../configuration/reading';
import type { Resolved, Run } from '../../configuration/resolve';
import type { RequestState, TranslationReply, TranslationRequest } from '../../jobs';
import { fromCore } from '../../language/core';
import { withDecimalMark } from '../../language/numbers';
import { FIELDS, roundedNumber } from '../../scenario';
import { Delta, Setting, Sym } from '../notation/Num';
import { useResultsStore } from '../state/results';
import { Bounds } from './Bounds';
import { EpsilonPair } from './EpsilonPair';
import { Failed } from './Failed';
import styles from './Outcome.module.css';
import { Phases } from './Phases';
import { Reported } from './Reported';
import { ROW_NAMES } from './words';

interface OutcomeProps {
  form: Resolved;
  reading: Reading;
  translation: RequestState<TranslationRequest, TranslationReply>;
}

export function Outcome({ form, reading, translation }: OutcomeProps) {
  const store = useResultsStore();
  const { mechanism, parts, refusals, bounds, run, unit, open } = form;
  const key = mechanism ? JSON.stringify(mechanism) : null;
  useEffect(() => {
    const asked = key === null ? null : (JSON.parse(key) as Run);
    store.translate(
      asked && {
        samplingRate: asked.samplingRate,
        steps: asked.steps,
        delta: asked.delta,
        noiseMultiplier: asked.noiseMultiplier,
        targetEpsilon: asked.target?.epsilon ?? null,
        adjacency: asked.target?.adjacency ?? 'add-remove',
      },
    );
  }, [store, key]);
  return (
    <div className={styles.answer} role="status">
      {open.length > 0 && <StillOpen form={form} />}
      {open.length === 0 &&
        refusals.map(({ question, text }) => (
          <p className="doubt" key={question}>
            {fromCore(text)}
          </p>
        ))}
      {parts && <Phases parts={parts} reading={reading} />}
      {mechanism && <Numbers run={mechanism} unit={unit} reading={reading} translation={translation} />}
      {bounds.length > 0 && run && <Bounds bounds={bounds} delta={run.delta} />}
    </div>
  );
}

/** Rows and questions without which there is no ε, as links to them. */
function StillOpen({ form: { open, questions } }: { form: Resolved }) {
  return (
    <p>
      <b>
        <Trans>No ε yet.</Trans>
      </b>{' '}
      <Trans>Still open:</Trans>{' '}
      {open.map((id, i) => {
        const question = questions.find((one) => one.id === id);
        const name = question ? fromCore(question.title) : ROW_NAMES[id as RowId];
        const place = question ? `question-${id}` : `row-${id}`;
        return (
          <span key={id}>
            {i > 0 && ', '}
            <button type="button" className="text-button" onClick={() => goTo(place)}>
              {name}
            </button>
          </span>
        );
      })}
    </p>
  );
}

function goTo(place: string): void {
  const element = document.getElementById(place);
  element?.scrollIntoView({ block: 'nearest' });
  element?.querySelector<HTMLElement>('input, select, summary')?.focus();
}

interface NumbersProps extends Pick<OutcomeProps, 'reading' | 'translation'> {
  run: Run;
  unit: Resolved['unit'];
}

function Numbers({ run, unit, reading, translation }: NumbersProps) {
  const { status, reply, error, current } = translation;
  if (status === 'failed') return <Failed error={error} />;
  if (!reply || !current || status !== 'done') {
    return (
      <p className="soft">
        <Trans>Its ε is being computed.</Trans>
      </p>
    );
  }
  const { point, noiseMultiplier } = reply;
  const { addRemove, substitute, printed = [] } = point;
  return (
    <>
      {run.target && (
        <p className={styles.found}>
          <Sym>σ</Sym> = <Setting field={FIELDS.noiseMultiplier} value={noiseMultiplier} />{' '}
          <span className="soft">
            {run.target.adjacency === 'substitute' ? (
              <Trans>is enough for the target, counted as substitute</Trans>
            ) : (
              <Trans>is enough for the target, counted as add/remove</Trans>
            )}
          </span>
        </p>
      )}
      <EpsilonPair addRemove={addRemove} substitute={substitute} unit={unit} />
      <p className="soft">
        <Trans>
          At <Sym>δ</Sym> = <Delta value={run.delta} />, with <Sym>q</Sym> ={' '}
          <span className="number">{withDecimalMark(roundedNumber(run.samplingRate, 4))}</span> and{' '}
          <Sym>T</Sym> = <Setting field={FIELDS.steps} value={run.steps} />, for Poisson batches.
        </Trans>{' '}
        {run.conversion}
      </p>
      <Reported reading={reading} ours={{ addRemove, substitute, printed }} />
    </>
  );
}
