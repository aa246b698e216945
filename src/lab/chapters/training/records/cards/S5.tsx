// The card of S5: the record that was found.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RecordPicture, SentenceQuote } from '../RecordPicture';
import { type Card, className, recordNoun } from './card';

export const S5: Card<'S5'> = (shown, reply) => {
  const { data } = reply;
  const { sentences } = reply.crafted;
  const thing = recordNoun(data);
  const name = className(data, shown.record.label);
  const row = shown.index;
  return {
    picture: sentences?.natural ? (
      <SentenceQuote sentence={sentences.natural} />
    ) : (
      <RecordPicture
        record={shown.record}
        data={data}
        label={t`${select(thing, { picture: 'A natural picture', other: 'A natural record' })}, labelled ${name}: auxiliary row ${row}`}
      />
    ),
    words: (
      <Trans>
        Auxiliary row {row}, labelled <b>{name}</b>, as it is.
      </Trans>
    ),
  };
};
