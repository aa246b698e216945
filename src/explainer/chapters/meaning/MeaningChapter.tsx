// Chapter 6: what an ε means for a secret. Its text; the figure is loaded when it comes near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { knownValues } from '../../state/knownValues';
import { Chapter } from '../frame/Chapter';
import type { ChapterProps } from '../frame/chapterProps';
import { StepLink } from '../frame/StepLink';
import { MeaningFigure } from './figures';
import { GuessesPlace } from './GuessesPlace';
import styles from './MeaningChapter.module.css';
import { MeaningDeeper } from './MeaningDeeper';
import { STEPS } from './steps';

export const MeaningChapter = memo(function MeaningChapter({
  room,
  number,
  scenario,
  replace,
  snapshot,
}: ChapterProps) {
  return (
    <Chapter
      room={room}
      place={styles.place}
      number={number}
      claim={t`What an ε is worth depends on what could be guessed without it`}
      text={
        <>
          <p>
            <Trans>
              ε limits how strongly the trained model can favour one possible secret over another, and{' '}
              <Sym>δ</Sym> how far that may be missed. By Bayes’ rule this limits what is learnt. Someone who
              would have guessed right with probability <Sym>p</Sym> before, the{' '}
              <Term name="prior" after=",">
                prior
              </Term>{' '}
              may guess right more often afterwards. The guarantee caps how much more often.
            </Trans>
          </p>
          <p>
            <Trans>
              There are two roads from a guarantee to a secret of somebody who is known to be in the data. One
              compares the record as it is with the same record holding <em>another</em> value: an{' '}
              <Term name="exchange" after=",">
                exchange
              </Term>{' '}
              and substitute adjacency. The other compares it with a training without the record: a removal,
              and add/remove. Both limit the same guess, so the smaller bound counts. What may not be done is
              to put the add/remove curve into the formula of the first road: for a yes or no the bound would
              come out too small.
            </Trans>
          </p>
          <p>
            <Trans>
              A pair (ε, <Sym>δ</Sym>) is one point of a curve. Who knows the training knows the whole{' '}
              <Term name="privacy profile" after=",">
                privacy profile
              </Term>{' '}
              and can say more than the pair does.
            </Trans>
          </p>
        </>
      }
      figure={<MeaningFigure scenario={scenario} snapshot={snapshot} saves />}
    >
      <p>
        <Trans>Three secrets, at the page’s own training:</Trans>
      </p>
      <GuessesPlace scenario={scenario} known={knownValues(snapshot)} />
      <p>
        <Trans>
          All columns are upper bounds for one guess. They take every value of the secret to be equally likely
          beforehand, and everything else about the record, and all other records, to be known. The last two
          use a whole curve each: no attack on this training, if it is sampled and clipped as stated below the
          figure at the top, is right more often than either says. The bare pair is one point of the
          substitute curve. Some algorithms with this (ε, <Sym>δ</Sym>) do give away that much, so who knows
          no more than the pair cannot say less.
        </Trans>
      </p>
      <p className="try">
        <Trans>
          <b>Try</b>{' '}
          <StepLink step={STEPS.smallEpsilon} scenario={scenario} replace={replace}>
            six times the noise
          </StepLink>
          , where <EpsilonSymbol adjacency="S" /> is near 1, and see which of the three rows changes most.
          Then{' '}
          <StepLink step={STEPS.largeDelta} scenario={scenario} replace={replace}>
            a <Sym>δ</Sym> of one in a hundred
          </StepLink>
          . The training is the same. Which column moves, and why only that one?
        </Trans>
      </p>
      <p>
        <Trans>
          What a person asks for is seldom an ε. <a href="#choose">Chapter 7</a> takes the prior from above
          and a limit on the attacker’s advantage, and answers with <Sym>σ</Sym>, <Sym>q</Sym> or <Sym>T</Sym>
          .
        </Trans>
      </p>
      <MeaningDeeper chapter={number} />
    </Chapter>
  );
});
