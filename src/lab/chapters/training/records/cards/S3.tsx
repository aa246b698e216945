// The card of S3: the record that was made; among sentences a direction, with those that come nearest to it.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../../base/language/numbers';
import type { TrainingAuditReply } from '../../../../jobs';
import { RecordPicture, SentenceQuote } from '../RecordPicture';
import { type Card, className, rangeNote, recordNoun } from './card';
import styles from './S3.module.css';

type Sentences = NonNullable<TrainingAuditReply['crafted']['sentences']>;

function Nearest({ sentences: { nearest } }: { sentences: Sentences }) {
  return (
    <>
      <p>{t`These public sentences point most its way.`}</p>
      {nearest.map((sentence) => {
        const cosine = decimalText(sentence.cosine, 2);
        return (
          <div className={styles.near} key={`${sentence.year} ${sentence.words}`}>
            <SentenceQuote sentence={sentence} />
            <p className="soft">{t`cosine ${cosine}`}</p>
          </div>
        );
      })}
    </>
  );
}

export const S3: Card<'S3'> = (shown, reply) => {
  const { data } = reply;
  const { sentences } = reply.crafted;
  const thing = recordNoun(data);
  const name = className(data, reply.crafted.target.record.label);
  const note = rangeNote(shown.record, data);
  const picture = (
    <RecordPicture
      record={shown.record}
      data={data}
      label={t`${select(thing, { picture: 'The crafted picture', other: 'The crafted record' })}, labelled ${name}`}
    />
  );
  if (sentences) {
    return {
      picture: (
        <div>
          {picture}
          <Nearest sentences={sentences} />
        </div>
      ),
      words: (
        <Trans>
          A direction in the space of features, made by the attacker, labelled <b>{name}</b> like z. No
          sentence has it.
        </Trans>
      ),
    };
  }
  return {
    picture,
    words: (
      <Trans>
        Made by the attacker, labelled <b>{name}</b> like z. {note}
      </Trans>
    ),
  };
};
