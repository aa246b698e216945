// The card of S4: the same record under another label.
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
        label={`The same ${thing}, labelled ${className(data, shown.record.label)}`}
      />
    ),
    words: (
      <>
        The same {thing}, labelled <b>{className(data, shown.record.label)}</b> instead of {name}.
      </>
    ),
  };
};
