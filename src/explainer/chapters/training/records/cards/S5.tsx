// The card of S5: the record that was found.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RecordPicture } from '../RecordPicture';
import { type Card, className, thingOf } from './card';

export const S5: Card<'S5'> = (shown, reply) => {
  const { data } = reply;
  const thing = thingOf(data);
  return {
    picture: (
      <RecordPicture
        record={shown.record}
        data={data}
        label={t`A natural ${thing}, labelled ${className(data, shown.record.label)}: auxiliary row ${shown.index}`}
      />
    ),
    words: (
      <Trans>
        Auxiliary row {shown.index}, labelled <b>{className(data, shown.record.label)}</b>, as it is.
      </Trans>
    ),
  };
};
