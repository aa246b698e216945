// Chapter 2: what an accountant promises. Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Unfold } from '../../ui/Unfold';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { DEEPER } from './deeper';
import { PromiseFigure } from './index';
import { MuPart } from './mu/MuPart';
import { STEPS } from './steps';

const MAP = ['map'] as const;
const CURVES = ['profile', 'tradeoff'] as const;

export const PromiseChapter = memo(function PromiseChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot, change } = props;
  const own = { scenario, snapshot, change };
  return (
    <ChapterFrame
      chapter={chapter}
      deeper={DEEPER}
      claim={t`You cannot simply double ε, for sometimes that is too much and sometimes too little`}
      question={<PredictPlace chapter="promise" scenario={scenario} results={snapshot} />}
      text={
        <p>
          <Trans>
            Replacing a record means removing one and adding one. Does twice the ε then protect what Ana’s
            record says? The map shows how large <EpsilonSymbol adjacency="S" /> really is. In the blue region{' '}
            <EpsilonSymbol adjacency="S" /> is less than twice <EpsilonSymbol adjacency="AR" />, and in the
            orange region it is more. There, doubling would promise Ana more than the training keeps.
          </Trans>
        </p>
      }
      room={{ '--room': '35rem', '--room-narrow': '37rem' }}
      figure={<PromiseFigure parts={MAP} {...own} saves />}
      then={{
        text: (
          <>
            <p>
              <Trans>
                At <Sym>δ</Sym> = 0 doubling is a guarantee. At any other <Sym>δ</Sym> it is only a guess,
                because <Term name="group privacy">group privacy</Term> doubles ε and raises <Sym>δ</Sym> as
                well. To come back to the <Sym>δ</Sym> you started from, ε has to be larger still. This is
                group privacy as Theorem 4.1 of Pradhan et al. states it, and it uses one point of the
                add/remove curve.
              </Trans>
            </p>
            <p>
              <Trans>
                The add/remove guarantee is really a curve, with an ε for every <Sym>δ</Sym>. The{' '}
                <Term name="privacy profile">privacy profile</Term> shows how ε changes with <Sym>δ</Sym>. The{' '}
                <Term name="trade-off curve">trade-off curve</Term> shows how well any attacker can do against
                the whole guarantee. Using the whole curve gives a smaller bound for a replaced record than
                Theorem 4.1 does.
              </Trans>
            </p>
            <p>
              <Trans>
                Where the sum of many steps is nearly Gaussian, <EpsilonSymbol adjacency="S" /> exceeds 2
                <EpsilonSymbol adjacency="AR" />, and the bound from the whole curves lies only slightly above{' '}
                <EpsilonSymbol adjacency="S" />. Where rare batches with little noise dominate,{' '}
                <EpsilonSymbol adjacency="S" /> stays well below 2<EpsilonSymbol adjacency="AR" />, and below
                every bound that follows from add/remove.
              </Trans>
            </p>
          </>
        ),
        room: { '--room': '33rem', '--room-narrow': '66rem' },
        figure: <PromiseFigure parts={CURVES} {...own} saves />,
      }}
    >
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.aboveTwice}>half the data in every batch</StepLink>, where twice is
          too little, and <StepLink step={STEPS.belowTwice}>small batches with little noise</StepLink>, where
          it is far too much. Drag the point across the line.
        </Trans>
      </p>
      <Unfold className="in-text" summary={t`A whole curve as one number, μ, and its regret`}>
        <MuPart snapshot={snapshot} />
      </Unfold>
      <Unfold className="in-text" summary={t`How a whole curve says more than one point`}>
        <p>
          <Trans>
            Think of a test that looks at a model and answers “<Sym>z</Sym>” or “<Sym>z′</Sym>”. Go from{' '}
            <Sym>z</Sym> to <Sym>z′</Sym> in two moves, first removing <Sym>z</Sym> and then adding{' '}
            <Sym>z′</Sym>. For each move, a curve limits how much the rate of “<Sym>z</Sym>” answers can
            change. Both limits hold for every mechanism with these curves, and so they allow for the worst
            one. <EpsilonSymbol adjacency="S" /> comes from an analysis of the training itself, which accounts
            for the replacement directly.
          </Trans>
        </p>
      </Unfold>
    </ChapterFrame>
  );
});
