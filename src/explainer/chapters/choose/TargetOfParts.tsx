// A target epsilon over several parts, and which number of theirs gives way; the answer goes into the parts.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { exactNumber, roundedNumber } from '../../../scenario';
import { useRested } from '../../state/results';
import { Choices } from '../../ui/Choices';
import { useRequest } from '../frame/useRequest';
import { useRisk } from '../frame/useRisk';
import { Failed } from './Failed';
import styles from './TargetOfParts.module.css';
import { type Protects, WantedEpsilon } from './WantedEpsilon';

const GIVES_WAY = [
  {
    value: 'noiseFactor',
    label: t`σ of all parts`,
    note: t`by one factor, so that the schedule keeps its shape`,
  },
  { value: 'noiseMultiplier', label: t`σ of the last part`, note: t`the others have been trained, or stay` },
  { value: 'steps', label: t`steps of the last part`, note: t`how long the run may go on` },
] as const;
type GivesWay = (typeof GIVES_WAY)[number]['value'];

/** Milliseconds of rest before a search starts; it composes a dozen times. */
const REST = 500;

interface Part {
  samplingRate: number;
  noiseMultiplier: number;
  steps: number;
}

interface TargetOfPartsProps {
  parts: readonly Part[];
  delta: number;
  onParts(parts: readonly Part[]): void;
}

export function TargetOfParts({ parts, delta, onParts }: TargetOfPartsProps) {
  const [targetEpsilon, setTarget] = useState(4);
  const [relation, setRelation] = useState<Protects>('substitute');
  const [name, setName] = useState<GivesWay>('noiseFactor');
  const [refused, setRefused] = useState(false);
  const unknown = name === 'noiseFactor' ? { name } : { name, at: parts.length - 1 };
  const request = { segments: parts, unknown, relation, delta, targetEpsilon };
  const wanted = JSON.stringify(request);
  const rested = useRested(wanted, REST);
  const asked = useRequest(useRisk().target, rested === wanted && !refused ? request : null);
  const { status, reply, error } = asked;
  const own = asked.current && JSON.stringify(asked.request) === wanted;
  const waiting = rested !== wanted || !own || status === 'running';
  const target = exactNumber(targetEpsilon);
  const place = parts.length;
  const most = reply?.segments.at(-1)?.steps ?? 0;
  const noise = reply?.segments.map((part) => roundedNumber(part.noiseMultiplier, 5)).join(', ') ?? '';
  return (
    <div className={styles.target}>
      <WantedEpsilon
        epsilon={targetEpsilon}
        protects={relation}
        onEpsilon={setTarget}
        onRefusal={setRefused}
        onProtects={setRelation}
      />
      <Choices legend={t`by the right`} look="list" choices={GIVES_WAY} value={name} onChoice={setName} />
      <div role="status" aria-busy={waiting}>
        {refused ? null : waiting ? (
          <p className="soft">
            <Trans>It is being looked for, which may take some seconds.</Trans>
          </p>
        ) : status === 'failed' ? (
          <Failed error={error} />
        ) : (
          reply && (
            <p>
              {name === 'steps' ? (
                <Trans>
                  <b>
                    {most} steps of part {place}
                  </b>{' '}
                  are the most for an upper bound of ε = {target}.
                </Trans>
              ) : (
                <Trans>
                  <b>σ = {noise}</b>, rounded up, is enough noise for an upper bound of ε = {target}.
                </Trans>
              )}{' '}
              <button type="button" className="text-button" onClick={() => onParts(reply.segments)}>
                <Trans>Put into the parts</Trans>
              </button>
            </p>
          )
        )}
      </div>
    </div>
  );
}
