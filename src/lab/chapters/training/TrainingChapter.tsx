// Chapter 4: real training. Its figure, and what unfolds beneath the text, come when they are near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ResultsSnapshot } from '../../../work';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Late } from '../../ui/Late';
import { Unfold } from '../../ui/Unfold';
import { ChapterFrame } from '../frame/ChapterFrame';
import { type ChapterProps, sameIn } from '../frame/chapter';
import { GuestText } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { DEEPER } from './deeper';
import { AttackersChart, TrainingFigure, TrainingMore } from './index';
import { PresetChooser } from './PresetChooser';
import { STEPS } from './steps';

/** Of all results those that are shown, so that no other draws the chapter anew. */
const SHOWN = [
  'training',
  'recorded',
  'recordedComing',
  'stepCurves',
  'records',
  'curves',
  'point',
] as const satisfies (keyof ResultsSnapshot)[];
const sameState = sameIn('chapter', 'scenario', 'change', 'replace');

export const TrainingChapter = memo(
  Chapter,
  (before, after) =>
    sameState(before, after) && SHOWN.every((name) => before.snapshot[name] === after.snapshot[name]),
);

function Chapter({ chapter, snapshot, scenario, change, replace }: ChapterProps) {
  const { curves, point, stepCurves } = snapshot;
  const props = { ...snapshot, scenario, change, replace };
  const said = { scenario, change, snapshot };
  return (
    <ChapterFrame
      chapter={chapter}
      deeper={DEEPER}
      room={{ '--room': '32rem' }}
      claim={t`On real records, too, attacks can go beyond the add/remove ε`}
      question={
        <PredictPlace
          chapter="training"
          scenario={scenario}
          results={{ curves, point, stepCurves, audits: [] }}
        />
      }
      text={
        <>
          <p>
            <Trans>
              The worst case of chapter 3 needs gradients that real data hardly ever produce. Here models are
              trained on real records with DP-SGD, half of them with a record <Sym>z</Sym> and half with
              another record <Sym>z′</Sym> in its place. Everything else is the same, but every model draws
              its own batches and noise. An attacker again sees one model, after <Sym>t</Sym> steps, and
              guesses which record was there. The mistakes give a lower bound on the substitute ε.
            </Trans>
          </p>
          <p>
            <Trans>
              The guarantee allows an attacker anything, while these five may do less and less. The first sets
              the whole data set (S1), and the second only the gradient of one record (S2). The last three
              only choose which record enters. They may invent one (S3), change a label (S4), or pick a real
              record (S5). What an attacker puts in is called a canary. A mark above{' '}
              <EpsilonSymbol adjacency="AR" /> is more than the add/remove ε would allow if it covered a
              replaced record.
            </Trans>
          </p>
        </>
      }
      figure={<TrainingFigure {...props} />}
    >
      <div className="needs-scripts">
        <Late what={t`The chart of attackers`}>
          <AttackersChart {...props} />
        </Late>
      </div>
      <div className="needs-scripts">
        <Late what={t`Real training`}>
          <TrainingMore {...props} />
        </Late>
      </div>
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.learningSlowly}>a model that learns slowly</StepLink>, then{' '}
          <StepLink step={STEPS.learnt}>one that learns a hundred times faster</StepLink>. At the same ε,
          attacks through records fade once their gradients do. The crafted gradient does not.
        </Trans>
      </p>
      <GuestText place="trainingFigures" {...said} />
      <GuestText place="afterAttack" {...said} />
      <Unfold className="" summary={t`Recorded training runs, by figure of the paper`}>
        <PresetChooser scenario={scenario} replace={replace} />
      </Unfold>
      <Unfold className="" summary={t`Why weaker attackers show less`}>
        <p>
          <Trans>
            Weaker attackers lose power for three reasons. Gradients of records seldom point in opposite
            directions. They shrink as the model learns the records, and clipping shortens long ones but
            lengthens none. And a score computed from a model’s outputs also varies with every other record.
            Yet all five attack the same guarantee, for one record is replaced and everything else is the
            same.
          </Trans>
        </p>
      </Unfold>
      <Unfold id="crowd-title" className="" summary={t`A low audit need not mean a loose guarantee`}>
        <p>
          <Trans>
            S1 may show little because it sees little. It reads the last model alone, and all its other
            records are silent, which means that they have no gradient. The grey dotted line is the limit of
            that attack, not of what the last model can give away. The guarantee allows for other records that
            are not silent. With{' '}
            <StepLink step={STEPS.belowCeiling}>
              a hundred steps, <Sym>q</Sym> = 1/16 and <Sym>σ</Sym> = 0.76
            </StepLink>
            , even the limit of S1 lies below <EpsilonSymbol adjacency="AR" />, so no number of models takes
            S1 beyond it, except by luck.
          </Trans>
        </p>
        <GuestText place="lowAudit" {...said} />
        <GuestText place="lowAuditMore" {...said} />
        <GuestText place="lowAuditFigure" {...said} />
      </Unfold>
    </ChapterFrame>
  );
}
