// The chapters in their order, each calm while it is out of sight and followed by its checkpoint.
import { memo, useCallback } from 'react';
import type { ResultsSnapshot } from '../../jobs';
import type { Scenario } from '../../scenario';
import { CheckpointPlace } from '../lesson/CheckpointPlace';
import { Following } from '../state/Following';
import type { ScenarioState } from '../state/useScenario';
import { ARTICLES } from './articles';
import { EMBEDDABLE } from './figures';
import { ROOMS } from './rooms';

type Changes = Pick<ScenarioState, 'change' | 'replace'>;

export const Chapters = memo(function Chapters(changes: Changes) {
  return ROOMS.map((room, i) => <Placed key={room.id} {...changes} room={room} number={i + 1} />);
});

function Placed({
  room,
  number,
  change,
  replace,
}: Changes & { room: (typeof ROOMS)[number]; number: number }) {
  const { id } = room;
  const chapter = useCallback(
    (snapshot: ResultsSnapshot, scenario: Scenario) => {
      const Article = ARTICLES[id];
      const parts = { snapshot, scenario, change, replace, room, number };
      return <Article {...parts} embeddable={EMBEDDABLE} />;
    },
    [id, room, number, change, replace],
  );
  const check = useCallback(
    (snapshot: ResultsSnapshot, scenario: Scenario) => (
      <CheckpointPlace chapter={id} number={number} snapshot={snapshot} scenario={scenario} />
    ),
    [id, number],
  );
  return (
    <>
      <Following of={id} inSlices>
        {chapter}
      </Following>
      <Following of={`check-${id}`} inSlices>
        {check}
      </Following>
    </>
  );
}
