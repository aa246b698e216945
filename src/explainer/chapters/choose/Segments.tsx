// A run of several parts, one after another: its parts in a table that can be edited, and what their composition has.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { targetConflict } from '../../../configuration/reconcile';
import type { TranslatedRun, Translation } from '../../../configuration/toMechanism';
import type { Tool } from '../../../configuration/tools';
import type { ConfigurationReading } from '../../../configuration/types';
import { FIELDS, readNumberField, writeNumberField } from '../../../scenario';
import { fieldNoun } from '../../notation/fieldWords';
import { Delta, Sym } from '../../notation/Num';
import { useRested } from '../../state/results';
import { NumberBox } from '../../ui/NumberBox';
import { Unfold } from '../../ui/Unfold';
import { useRequest } from '../frame/useRequest';
import { useRisk } from '../frame/useRisk';
import { Conflicts } from './Conflicts';
import { EpsilonPair } from './EpsilonPair';
import { Failed } from './Failed';
import { Reported } from './Reported';
import styles from './Segments.module.css';
import { TargetOfParts } from './TargetOfParts';

const COLUMNS = ['samplingRate', 'noiseMultiplier', 'steps'] as const;
/** Milliseconds of rest before an edited run is composed. */
const REST = 300;
const MOST_PARTS = 100;

type Part = TranslatedRun['segments'][number];

interface SegmentsProps {
  /** As it was read; mount anew for another. */
  run: TranslatedRun;
  translated: Translation;
  reading: ConfigurationReading;
  tool: Tool;
}

/** With a target in place of noise, the noise first. */
export function Segments(props: SegmentsProps) {
  const { solved } = props.run;
  return solved ? <Solved {...props} solved={solved} /> : <Composed {...props} />;
}

function Solved({ solved, ...props }: SegmentsProps & { solved: NonNullable<TranslatedRun['solved']> }) {
  const { segments, delta } = props.run;
  const { targetEpsilon, adjacency: relation, unknown } = solved;
  const wanted = { segments, unknown, relation, delta, targetEpsilon };
  const [found, setFound] = useState<readonly Part[] | null>(null);
  const asked = useRequest(useRisk().target, found ? null : wanted);
  const { status, error } = asked;
  // others ask the same store later
  const own = JSON.stringify(asked.request) === JSON.stringify(wanted);
  const reply = own && asked.current ? asked.reply : null;
  useEffect(() => {
    if (reply) setFound((before) => before ?? reply.segments);
  }, [reply]);
  if (!found) {
    return (
      <div className={styles.segments} role="status">
        {own && status === 'failed' ? (
          <Failed error={error} />
        ) : (
          <p className="soft">
            <Trans>
              The noise for <Sym>ε</Sym> = {targetEpsilon} over all parts is being looked for, which may take
              some seconds.
            </Trans>
          </p>
        )}
      </div>
    );
  }
  const adjacency = relation === 'substitute' ? t`substitute` : t`add/remove`;
  const part = unknown.name === 'noiseFactor' ? 0 : unknown.at + 1;
  return (
    <>
      <p>
        {part === 0 ? (
          <Trans>
            The target <Sym>ε</Sym> = {targetEpsilon} ({adjacency}) decides one σ for all parts, rounded up.
          </Trans>
        ) : (
          <Trans>
            The target <Sym>ε</Sym> = {targetEpsilon} ({adjacency}) decides the σ of part {part}, where none
            is given, rounded up.
          </Trans>
        )}
      </p>
      <Composed {...props} run={{ ...props.run, segments: [...found] }} />
    </>
  );
}

function Composed({ run, translated, reading, tool }: SegmentsProps) {
  const [parts, setParts] = useState<readonly Part[]>(run.segments);
  const edited = parts !== run.segments;
  const count = parts.length;
  const rested = useRested(JSON.stringify(parts), REST);
  const asked = useRequest(useRisk().points, {
    asked: [{ run: JSON.parse(rested) as Part[], delta: run.delta }],
  });
  const current = asked.request?.asked.length === 1 && JSON.stringify(asked.request.asked[0]?.run) === rested;
  const point = current ? asked.reply?.[0] : undefined;
  const met = translated.adjacency === 'substitute' ? point?.substitute : point?.addRemove;
  const conflict = met && !edited ? targetConflict(translated, met.value ?? met.upper) : null;
  const waiting = !point || rested !== JSON.stringify(parts);
  return (
    <div className={styles.segments}>
      <p>
        {edited
          ? plural(count, {
              one: 'A run of # part, one after another, edited here.',
              other: 'A run of # parts, one after another, edited here.',
            })
          : plural(count, {
              one: 'A run of # part, one after another, as read.',
              other: 'A run of # parts, one after another, as read.',
            })}{' '}
        <Trans>Its ε is that of all of them together; their order does not matter.</Trans>
      </p>
      <PartsTable parts={parts} onParts={setParts} />
      <p className={styles.buttons}>
        <button
          type="button"
          className="small-button"
          disabled={parts.length >= MOST_PARTS}
          onClick={() => setParts([...parts, parts.at(-1) as Part])}
        >
          <Trans>Add a part</Trans>
        </button>
        {edited && (
          <button type="button" className="text-button" onClick={() => setParts(run.segments)}>
            <Trans>As read</Trans>
          </button>
        )}
      </p>
      {asked.status === 'failed' && current ? (
        <div role="status">
          <Failed error={asked.error} />
        </div>
      ) : (
        <div role="status" aria-busy={waiting}>
          {conflict ? (
            <Conflicts conflicts={[conflict]} onPick={() => {}} />
          ) : point ? (
            <>
              <EpsilonPair {...point} />
              <p className="soft">
                <Trans>
                  At <Sym>δ</Sym> = <Delta value={run.delta} />, if the parts were fixed beforehand, or follow
                  from no data: a change that earlier results suggested is not covered.
                </Trans>
              </p>
              {!edited && (
                <Reported reported={translated.reportedEpsilon} reading={reading} tool={tool} point={point} />
              )}
            </>
          ) : (
            <p className="soft">
              <Trans>Its ε is being computed.</Trans>
            </p>
          )}
        </div>
      )}
      <Unfold summary={t`Meet a target ε with these parts`} className="">
        <TargetOfParts parts={parts} delta={run.delta} onParts={setParts} />
      </Unfold>
    </div>
  );
}

const removeText = (place: number): string => t`Remove part ${place}`;

interface PartsTableProps {
  parts: readonly Part[];
  onParts(parts: readonly Part[]): void;
}

function PartsTable({ parts, onParts }: PartsTableProps) {
  const id = useId();
  return (
    <table className={styles.parts}>
      <caption className="visually-hidden">
        <Trans>Parts of the run</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Part</Trans>
          </th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" id={`${id}-${name}`}>
              <Sym>{FIELDS[name].symbol}</Sym>
              <span className="visually-hidden"> {fieldNoun(name)}</span>
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">
              <Trans>Remove</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <tr key={i}>
            <th scope="row" id={`${id}-${i}`}>
              {i + 1}
            </th>
            {COLUMNS.map((name) => (
              <td key={name}>
                <NumberBox
                  labelledBy={`${id}-${name} ${id}-${i}`}
                  value={part[name]}
                  read={(text) => readNumberField(FIELDS[name], text)}
                  write={(value) => writeNumberField(FIELDS[name], value)}
                  onValue={(value) => onParts(parts.with(i, { ...part, [name]: value }))}
                />
              </td>
            ))}
            <td>
              <button
                type="button"
                className="text-button"
                aria-label={removeText(i + 1)}
                disabled={parts.length === 1}
                onClick={() => onParts(parts.toSpliced(i, 1))}
              >
                <Trans>remove</Trans>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
