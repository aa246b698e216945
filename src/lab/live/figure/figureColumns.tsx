// The columns of the live figure's numbers, from which its tables and its files are made.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isBound } from '../../../audit/estimators/lookup';
import { FIELDS, type Scenario } from '../../../scenario';
import type { AuditEntry, CurveName, CurvesReply, RowPoint } from '../../../work';
import { boundedColumns } from '../../export/boundedValues';
import type { Column, Columns } from '../../export/columns';
import { countText, typesetApart, typesetBracket } from '../../notation/formatNumber';
import { Epsilon, Num, Parameter, Sym } from '../../notation/Num';
import { QuantityName } from '../../notation/QuantityName';
import { LETTERS, QUANTITIES, writtenIn } from '../../notation/quantities';
import { confidenceText, drawnEstimate, type ShownEstimate } from '../auditWords';
import { readRecorded } from './drawn';

function CurveValue({ reply, id, index }: { reply: CurvesReply; id: CurveName; index: number }) {
  const { value, lower, upper, interpolated } = reply[id];
  const known = value[index] as number;
  const [from, to] = typesetBracket(lower[index] as number, upper[index] as number);
  return (
    <>
      {interpolated?.[index] === 1 && '≈ '}
      {Number.isNaN(known) ? (
        <span className="soft">{t`not verified`}</span>
      ) : (
        <Epsilon value={known} rounding="up" />
      )}{' '}
      <span className="bracket">
        [<Num of={from} />, <Num of={to} />]
      </span>
    </>
  );
}

/** The column of values along the axis, one for each row of the curves' table. */
export function placeColumn({ values }: CurvesReply, { axis }: Pick<Scenario, 'axis'>): Column<number> {
  const texts = typesetApart(values);
  return {
    csv: axis,
    json: 'at',
    value: (i) => values[i],
    heading: <Sym>{FIELDS[axis].symbol}</Sym>,
    shown: (i) => <Num of={texts[i]} />,
  };
}

/** The columns of one curve: its value, which the page shows with its bracket, the ends of the bracket, and how good the value is. */
export function curveColumns(
  reply: CurvesReply,
  id: CurveName,
  { measure }: Pick<Scenario, 'measure'>,
): Columns<number> {
  const { interpolated, regret } = reply[id];
  const [value, ...bracket] = boundedColumns(id, reply[id]);
  const isInterpolated = (i: number) => interpolated?.[i] ?? 0;
  const quality: Columns<number> =
    measure === 'mu'
      ? [{ csv: `${id}_regret`, json: 'regret', value: (i) => regret?.[i] }]
      : [
          { csv: `${id}_interpolated`, value: isInterpolated },
          { json: 'interpolated', value: (i) => isInterpolated(i) === 1 },
        ];
  return [
    {
      ...value,
      heading: <QuantityName id={id} measure={measure} />,
      shown: (i) => <CurveValue reply={reply} id={id} index={i} />,
    },
    ...bracket,
    ...quality,
  ];
}

type MeasuredPoint = Pick<AuditEntry, 'axisValue' | 'status' | 'reply'> | RowPoint;

/** A row of the audits' table. */
export interface MeasuredRow {
  entry: MeasuredPoint;
  /** The estimate that the audit has measured; null if there is none yet. */
  estimate: ShownEstimate | null;
  /** Number of runs of a recorded estimate; null if this tab has measured it. */
  recordedRuns: number | null;
}

type Reading = Pick<Scenario, 'estimator' | 'measure'>;

export const measuredRows = (entries: readonly MeasuredPoint[], reading: Reading): MeasuredRow[] =>
  entries.map((entry) => {
    const recorded = 'recorded' in entry ? readRecorded(entry, reading) : null;
    const estimate = recorded ?? drawnEstimate(entry, reading);
    return { entry, estimate, recordedRuns: recorded ? recorded.runs : null };
  });

const STATUS: Readonly<Record<AuditEntry['status'], string>> = {
  waiting: t`waiting`,
  running: t`running`,
  done: t`done`,
  stopped: t`stopped`,
  failed: t`failed`,
};

const drawsOf = ({ entry: { reply }, recordedRuns }: MeasuredRow): number =>
  recordedRuns ?? (reply ? reply.runs * reply.repeats : 0);

export function auditColumns({
  axis,
  estimator,
  measure,
}: Pick<Scenario, 'axis'> & Reading): Columns<MeasuredRow> {
  const letter = LETTERS[measure];
  return [
    {
      csv: axis,
      json: 'at',
      value: ({ entry }) => entry.axisValue,
      heading: <Sym>{FIELDS[axis].symbol}</Sym>,
      shown: ({ entry }) => <Parameter value={entry.axisValue} />,
    },
    { json: 'adjacency', value: () => QUANTITIES.audit.adjacency },
    { json: 'kind', value: () => QUANTITIES.audit.kind },
    { csv: 'estimator', json: 'estimator', value: ({ estimate }) => estimate?.estimator },
    {
      csv: measure,
      json: measure,
      value: ({ estimate }) => estimate?.epsilon,
      heading: !isBound(estimator) ? writtenIn(measure, QUANTITIES.audit.name) : t`shows ${letter} ≥`,
      shown: ({ estimate }) => (estimate ? <Epsilon value={estimate.epsilon} rounding="down" /> : '–'),
    },
    {
      csv: 'interval_lower',
      json: 'lower',
      value: ({ estimate }) => estimate?.lower,
      heading: t`interval`,
      shown: ({ estimate }) =>
        estimate ? (
          <Trans>
            <Epsilon value={estimate.lower} rounding="down" /> to{' '}
            <Epsilon value={estimate.upper} rounding="up" />
          </Trans>
        ) : (
          '–'
        ),
    },
    { csv: 'interval_upper', json: 'upper', value: ({ estimate }) => estimate?.upper },
    { csv: 'confidence', json: 'confidence', value: ({ estimate }) => estimate?.confidence },
    {
      csv: 'confidence_holds',
      json: 'confidenceHolds',
      value: ({ estimate }) => estimate?.confidenceHolds,
    },
    { csv: 'confidence_moment', json: 'moment', value: ({ estimate }) => estimate?.moment ?? 'planned' },
    {
      csv: 'draws_per_world',
      json: 'drawsPerWorld',
      value: drawsOf,
      heading: t`simulated runs per world`,
      shown: (row) => countText(drawsOf(row)),
    },
    {
      value: ({ estimate }) => estimate?.confidence,
      heading: t`confidence`,
      shown: ({ estimate }) => (estimate ? confidenceText(estimate) : '–'),
    },
    {
      csv: 'status',
      json: 'status',
      value: ({ entry }) => entry.status,
      heading: t`state`,
      shown: ({ entry, recordedRuns }) => (recordedRuns === null ? STATUS[entry.status] : t`recorded`),
    },
  ];
}
