// The chapters in their order, each calm while it is out of sight.
import { memo } from 'react';
import { FreezeOffscreen } from '../ui/FreezeOffscreen';
import { ARTICLES } from './articles';
import { EMBEDDABLE } from './figures';
import type { ChapterProps } from './frame/chapterProps';
import { ROOMS } from './rooms';

export const Chapters = memo(function Chapters(props: Omit<ChapterProps, 'room' | 'number' | 'embeddable'>) {
  return ROOMS.map((room, i) => {
    const { id } = room;
    const Article = ARTICLES[id];
    return (
      <FreezeOffscreen key={id} of={id}>
        <Article {...props} room={room} number={i + 1} embeddable={EMBEDDABLE} />
      </FreezeOffscreen>
    );
  });
});
