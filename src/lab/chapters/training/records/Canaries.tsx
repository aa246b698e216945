// What is replaced by what: the record under attack, and beside it what each attack puts in its place.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARY_KINDS, canaryCosine } from '../../../../audit/canaries/registry';
import type { CraftedSummary, TrainingAuditReply } from '../../../jobs';
import { percentText, toText, typesetSignificant } from '../../../notation/formatNumber';
import type { CanaryChoice } from '../../../scenario';
import { AttackName } from '../AttackName';
import { ATTACKS } from '../attacks';
import styles from './Canaries.module.css';
import { Cosine } from './Cosine';
import { CARDS } from './cards';
import { className, recordNoun } from './cards/card';
import { RecordPicture } from './RecordPicture';
import { RecordsTable } from './RecordsTable';
import { SentenceQuote } from './SentenceQuote';

interface CanaryCardProps<Kind extends CanaryChoice> {
  kind: Kind;
  reply: TrainingAuditReply;
}

function CanaryCard<Kind extends CanaryChoice>({ kind, reply }: CanaryCardProps<Kind>) {
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
    <section className={styles.list} aria-labelledby="canaries-title">
      <h3 id="canaries-title">{t`What is replaced by what`}</h3>
      <ul>
        <li className={styles.card}>
          <h4>{t`z, under attack`}</h4>
          {sentences ? (
            <SentenceQuote sentence={sentences.target} />
          ) : (
            <RecordPicture
              record={record}
              data={data}
              label={t`${select(thing, { picture: 'The picture', other: 'The record' })} under attack, labelled ${name}: training row ${row}`}
            />
          )}
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
