// Chapter 5: auditing with a single training run, and the most that such an audit could show.
import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import CHAPTER from '../../../content/en/oneRun/chapter.mdx';
import { oneRunCeiling } from '../../../oneRun/estimation/ceiling';
import { Epsilon } from '../../notation/Num';
import { knownValues } from '../../state/knownValues';
import { Late } from '../../ui/Late';
import { articleText } from '../frame/articleText';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { CHAPTER_COMPONENTS, stepsNamed } from '../frame/components';
import { guestsAt } from '../frame/GuestText';
import { QuestionPlace } from '../frame/predictions/PredictPlace';
import { sidePageLink } from '../frame/sidePageLink';
import { OneRunCeilings } from './Ceilings';
import { DEEPER } from './deeper';
import { oneRun, RunDetails, SurestGuesses, WatchedRun } from './index';
import { RUN_STEPS } from './run/plan';
import { STEPS } from './steps';

const TEXT = articleText(CHAPTER, {
  ...CHAPTER_COMPONENTS,
  Step: stepsNamed(STEPS),
  Audit: ({ children }: { children: ReactNode }) => <b className="audit">{children}</b>,
  RunSteps: () => RUN_STEPS,
});

export const OneRunChapter = memo(function OneRunChapter(props: ChapterProps) {
  const { scenario, snapshot } = props;
  const { confidence, delta } = scenario;
  const known = knownValues(snapshot);
  const substitute = known?.current ? known.at.substitute.value : null;
  // `most` is the largest ε that a thousand coins can show.
  const most = oneRunCeiling(1000, 1 - confidence, delta);
  const reached = substitute !== null && substitute <= most;
  return (
    <ChapterFrame
      chapter={oneRun}
      text={TEXT}
      places={{
        Predictions: () => (
          <QuestionPlace
            chapter="one-run"
            ask={(_, onShown) => <SurestGuesses scenario={scenario} onShown={onShown} />}
            more={false}
          />
        ),
        RunDetails: () => (
          <div className="needs-scripts">
            <Late what={t`The details of the run`}>
              <RunDetails {...props} />
            </Late>
          </div>
        ),
        MostShown: () => <Epsilon value={most} rounding="down" />,
        WhereKnown: (_, held) => substitute !== null && held,
        SubstituteBound: () => substitute !== null && <Epsilon value={substitute} rounding="up" />,
        WithinReach: (_, held) => reached && held,
        OutOfReach: (_, held) => !reached && held,
        Ceilings: () => <OneRunCeilings scenario={scenario} />,
        SidePage: sidePageLink(scenario),
        Guests: guestsAt(props),
      }}
      figures={{ run: { room: { '--room': '24rem' }, figure: <WatchedRun {...props} saves /> } }}
      deeper={DEEPER}
    />
  );
});
