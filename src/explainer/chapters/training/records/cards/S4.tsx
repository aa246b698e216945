// The card of S4: the same record under another label.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RecordPicture } from '../RecordPicture';
import { type Card, className, thingOf } from './card';

export const S4: Card<'S4'> = (shown, reply) => {
  const { data } = reply;
  const thing = thingOf(data);
  const name = className(data, reply.crafted.target.record.label);
  return {
    picture: (
      <RecordPicture
        record={shown.record}
        data={data}
        label={t`The same ${thing}, labelled ${className(data, shown.record.label)}`}
      />
    ),
    words: (
      <Trans>
        The same {thing}, labelled <b>{className(data, shown.record.label)}</b> instead of {name}.
      </Trans>
    ),
  };
};
