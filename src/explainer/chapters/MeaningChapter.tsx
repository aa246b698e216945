// Chapter 6: what an ε means for a secret. Its text, and the bound for three secrets at the page's own ε_S. Its figure is
// still to come.
import { memo } from 'react';
import type { LabSnapshot } from '../../jobs';
import { EpsilonSymbol, Sym } from '../numbers/Num';
import { readings } from '../state/readings';
import { Chapter } from './Chapter';
import { Deeper } from './Deeper';
import { Guesses } from './Guesses';
import type { ChapterProps } from './NeighbourChapter';
import { StepLink } from './StepLink';
import { STEPS } from './steps';
import { Term } from './Term';

export const MeaningChapter = memo(function MeaningChapter({
  scenario,
  replace,
  snapshot,
}: ChapterProps & { snapshot: LabSnapshot }) {
  return (
    <Chapter
      id="meaning"
      claim="What an ε is worth depends on what could be guessed without it"
      text={
        <>
          <p>
            An ε limits how much likelier what training shows can be under one secret than under another. By
            Bayes’ rule that limits what is learnt: someone who would have guessed right with probability{' '}
            <Sym>p</Sym> before, the <Term name="prior" />, cannot guess right much more often afterwards, and
            ε says how much.
          </p>
          <p>
            The same ε can therefore be useless for a yes or no, and a good protection for a password. And it
            has to be the right one: an attribute, a label or a password of somebody who is known to be in the
            data is exchanged, so <EpsilonSymbol adjacency="S" /> counts. With{' '}
            <EpsilonSymbol adjacency="AR" /> in its place every number below would come out too small.
          </p>
        </>
      }
    >
      <Guesses known={readings(snapshot)} />
      <p>
        Each row takes every value of the secret to be equally likely beforehand and everything else about the
        record, and all other records, to be known. It is an upper bound: DP-SGD may give away less, but
        nothing with this ε gives away more.
      </p>
      <p className="still-to-come">
        The figure of this chapter, the bound for every prior and for many secrets at once, is not built yet.
        The three rows are exact and follow the page’s controls.
      </p>
      <p className="try">
        <b>Try</b>{' '}
        <StepLink step={STEPS.smallEpsilon} scenario={scenario} replace={replace}>
          six times the noise
        </StepLink>
        , where <EpsilonSymbol adjacency="S" /> is near 1, and see which of the three rows changes most. Then{' '}
        <StepLink step={STEPS.largeDelta} scenario={scenario} replace={replace}>
          a <Sym>δ</Sym> of one in a hundred
        </StepLink>
        : what is said of the password is now almost all <Sym>δ</Sym>.
      </p>
      <Deeper
        chapter={6}
        equations={[
          {
            id: 'posterior',
            words: (
              <>
                From prior <Sym>p</Sym> to the largest posterior at <Sym>δ</Sym> = 0, for every single output.
              </>
            ),
          },
          {
            id: 'singleGuess',
            words: (
              <>
                One guess, exactly right, averaged over what training shows: with the chance <Sym>δ</Sym> that
                the guarantee leaves open.
              </>
            ),
          },
        ]}
        source={
          <>
            The bound at <Sym>δ</Sym> = 0: “A Unified Framework for Adversary-Aware Differential Privacy
            Bounds”, Theorem 3.2; randomised response attains it. The form with <Sym>δ</Sym> is derived here.
          </>
        }
        tests={['src/risk/singleGuess.test.ts']}
      />
    </Chapter>
  );
});
