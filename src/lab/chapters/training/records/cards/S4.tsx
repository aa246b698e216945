// The card of S4: the same record under another label.
import { select, t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { RecordPicture, SentenceQuote } from '../RecordPicture';
import { type Card, className, recordNoun } from './card';

export const S4: Card<'S4'> = (shown, reply) => {
  const { data } = reply;
  const { sentences } = reply.crafted;
  const thing = recordNoun(data);
  const name = className(data, reply.crafted.target.record.label);
  const other = className(data, shown.record.label);
  return {
    picture: sentences ? (
      <SentenceQuote sentence={sentences.target} />
    ) : (
      <RecordPicture
        record={shown.record}
        data={data}
        label={t`${select(thing, { picture: 'The same picture', other: 'The same record' })}, labelled ${other}`}
      />
    ),
    words: (
      <Trans>
        <Select
          value={sentences ? 'sentence' : thing}
          _picture="The same picture"
          _sentence="The same sentence"
          other="The same record"
        />
        , labelled <b>{other}</b> instead of {name}.
      </Trans>
    ),
  };
};
