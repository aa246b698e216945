// Cards with the record under attack and with what each attack puts in its place.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARY_KINDS, canaryCosine } from '../../../../audit/canaries/registry';
import { decimalText } from '../../../../base/language/numbers';
import type { CanaryChoice } from '../../../../scenario';
import type { CraftedSummary, ShownRecord, TrainingAuditReply } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { percentText, toText, typesetSignificant } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { AttackName } from '../AttackName';
import { ATTACKS } from '../attacks';
import styles from './Canaries.module.css';
import { CARDS, className, recordNoun } from './cards';
import { RecordPicture } from './RecordPicture';

/** Side of the drawing of two arrows, in its own units. */
const SIDE = 44;
/** Length of an arrow, in the same units. */
const LENGTH = 18;
/** An arrow from the middle of the drawing, turned by `turn` radians anticlockwise from the right. */
function Arrow({ turn, className }: { turn: number; className: string | undefined }) {
  const middle = SIDE / 2;
  const x = middle + LENGTH * Math.cos(turn);
  const y = middle - LENGTH * Math.sin(turn);
  const barb = (offset: number) => `${x - 5 * Math.cos(turn + offset)} ${y + 5 * Math.sin(turn + offset)}`;
  const d = `M${middle} ${middle}L${x} ${y}M${barb(0.5)}L${x} ${y}L${barb(-0.5)}`;
  return <path className={className} d={d} />;
}

/** The angle between the gradients of a canary and of the record, drawn as two arrows, with its cosine as a number. */
function Cosine({ cosine }: { cosine: number }) {
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const shown = decimalText(cosine, 2).replace('-', '−');
  return (
    <span className={styles.line}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <Arrow turn={0} className={styles.original} />
        <Arrow turn={angle} className={styles.substituted} />
      </svg>
      <span>
        <Trans>
          cosine of the gradients <b className="number">{shown}</b>, where −1 is opposite
        </Trans>
      </span>
    </span>
  );
}

const cell = (value: number): string => toText(typesetSignificant(value, 3));

function RecordsTable({ reply }: { reply: TrainingAuditReply }) {
  const { crafted, data } = reply;
  const { target } = crafted;
  const columns: { title: string; record: ShownRecord }[] = [
    { title: 'z', record: target.record },
    ...CANARY_KINDS.flatMap((kind) => {
      const shown = crafted[kind];
      return shown && 'record' in shown ? [{ title: t`z′ of ${kind}`, record: shown.record }] : [];
    }),
  ];
  return (
    <FigureNumbers title={t`The records in numbers`}>
      <DataTable
        label={t`The records, feature by feature`}
        caption={t`Features in the units of the data, and labels.`}
        columns={[t`feature`, ...columns.map(({ title }) => title)]}
        rows={[
          [t`label`, ...columns.map(({ record }) => data.classNames[record.label] ?? record.label)],
          ...Array.from(target.record.features, (_, j) => [
            data.columnNames?.[j] ?? t`feature ${j}`,
            ...columns.map(({ record }) => cell(record.features[j])),
          ]),
        ]}
      />
    </FigureNumbers>
  );
}

function CanaryCard<Kind extends CanaryChoice>({ kind, reply }: { kind: Kind; reply: TrainingAuditReply }) {
  const crafted: { [Each in CanaryChoice]: CraftedSummary[Each] } = reply.crafted;
  const shown: CraftedSummary[Kind] | null = crafted[kind];
  if (!shown) return null;
  const { picture, words } = CARDS[kind](shown, reply);
  const cosine = canaryCosine(kind, reply.crafted);
  return (
    <li className={styles.card}>
      <h4>
        <AttackName kind={kind} />
      </h4>
      {picture}
      <p>{words}</p>
      {cosine !== null && <Cosine cosine={cosine} />}
      <p className="soft">{ATTACKS[kind].replacement}</p>
    </li>
  );
}

export function Canaries({ reply }: { reply: TrainingAuditReply }) {
  const { crafted, data } = reply;
  const { target, sentences } = crafted;
  const { record } = target;
  const name = className(data, record.label);
  const thing = recordNoun(data);
  const row = target.index;
  const confidence = percentText(Number(target.confidence.toPrecision(2)));
  const norm = toText(typesetSignificant(target.gradientNorm, 3));
  return (
    <section aria-labelledby="canaries-title">
      <h3 id="canaries-title">{t`What is replaced by what`}</h3>
      <ul className={styles.cards}>
        <li className={styles.card}>
          <h4>{t`z, under attack`}</h4>
          <RecordPicture
            record={record}
            data={data}
            label={t`${select(thing, { picture: 'The picture', other: 'The record' })} under attack, labelled ${name}: training row ${row}`}
            sentence={sentences?.target}
          />
          <p>
            <Trans>
              Training row {row}, labelled <b>{name}</b>. The attacker’s noise-free model gave this label{' '}
              {confidence} on average.
            </Trans>
          </p>
          <p className="soft">{t`Its gradient has norm ${norm} there, before clipping.`}</p>
        </li>
        {CANARY_KINDS.map((kind) => (
          <CanaryCard key={kind} kind={kind} reply={reply} />
        ))}
      </ul>
      <RecordsTable reply={reply} />
      <p className={`remark ${styles.dataSource}`}>{data.source}</p>
    </section>
  );
}
