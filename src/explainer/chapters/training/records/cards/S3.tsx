// The card of S3: the record that was made.
import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RecordPicture } from '../RecordPicture';
import { type Card, className, rangeNote, thingOf } from './card';

export const S3: Card<'S3'> = (shown, reply) => {
  const { data } = reply;
  const thing = thingOf(data);
  const name = className(data, reply.crafted.target.record.label);
  const note = rangeNote(shown.record, data);
  return {
    picture: (
      <RecordPicture
        record={shown.record}
        data={data}
        label={t`${select(thing, { picture: 'The crafted picture', other: 'The crafted record' })}, labelled ${name}`}
      />
    ),
    words: (
      <Trans>
        Made by the attacker, labelled <b>{name}</b> like z. {note}
      </Trans>
    ),
  };
};
