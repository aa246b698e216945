// The chapters in their order, each calm while it is out of sight and followed by its checkpoint.
import { Fragment, memo } from 'react';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import { ARTICLES } from './articles';
import { EMBEDDABLE } from './figures';
import type { ChapterProps } from './frame/chapterProps';
import { ROOMS } from './rooms';

export const Chapters = memo(function Chapters(props: Omit<ChapterProps, 'room' | 'number' | 'embeddable'>) {
  const { scenario, snapshot } = props;
  return ROOMS.map((room, i) => {
    const { id } = room;
    const Article = ARTICLES[id];
    return (
      <Fragment key={id}>
        <FreezeOffscreen of={id}>
          <Article {...props} room={room} number={i + 1} embeddable={EMBEDDABLE} />
        </FreezeOffscreen>
        <CheckpointPlace chapter={id} number={i + 1} scenario={scenario} snapshot={snapshot} />
      </Fragment>
    );
  });
});
