// Chapter 6: what an ε means for a secret. Its text, and the bounds for three secrets at the page's own training. Its figure
// is still to come.
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { knownValues } from '../../state/knownValues';
import { Chapter } from '../frame/Chapter';
import type { ChapterProps } from '../frame/chapterProps';
import { Deeper } from '../frame/Deeper';
import { StepLink } from '../frame/StepLink';
import { EQUATIONS } from './equations';
import { GuessesPlace } from './GuessesPlace';
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
      number={number}
      claim="What an ε is worth depends on what could be guessed without it"
      text={
        <>
          <p>
            ε limits how strongly the trained model can favour one possible secret over another, and{' '}
            <Sym>δ</Sym> how far that may be missed. By Bayes’ rule this limits what is learnt. Someone who
            would have guessed right with probability <Sym>p</Sym> before, the <Term name="prior" after="," />{' '}
            may guess right more often afterwards. The guarantee caps how much more often.
          </p>
          <p>
            The same ε can therefore be useless for a yes or no, and a good protection for a password. And it
            has to be the right one: an attribute, a label or a password of somebody who is known to be in the
            data is replaced by another value, so <EpsilonSymbol adjacency="S" /> counts. With{' '}
            <EpsilonSymbol adjacency="AR" /> in its place every number below would come out too small.
          </p>
        </>
      }
    >
      <GuessesPlace scenario={scenario} known={knownValues(snapshot)} />
      <p>
        Both columns are upper bounds for one guess. They take every value of the secret to be equally likely
        beforehand, and everything else about the record, and all other records, to be known. The last column
        uses the whole substitute <Term name="privacy profile" after=":" /> no attack on this training, if it
        is sampled and clipped as stated below the figure at the top, is right more often. The column before
        uses one point of that curve. Some algorithms with this (ε, <Sym>δ</Sym>) do give away that much, so
        who knows no more than the pair cannot say less.
      </p>
      <p className="still-to-come">
        The figure of this chapter, the bound for every prior and for many secrets at once, is not built yet.
        The three rows follow the page’s controls.
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
        . The training is the same. Which column moves, and why only that one?
      </p>
      <Deeper
        chapter={number}
        equations={[
          {
            equation: EQUATIONS.posterior,
            words: (
              <>
                From prior <Sym>p</Sym> to the largest posterior at <Sym>δ</Sym> = 0, for every single output.
              </>
            ),
          },
          {
            equation: EQUATIONS.singleGuess,
            words: (
              <>
                One guess, exactly right, averaged over what training shows: with the chance <Sym>δ</Sym> that
                the guarantee leaves open. This is the column of the bare pair.
              </>
            ),
          },
          {
            equation: EQUATIONS.wholeCurveGuess,
            words: (
              <>
                Each point of the profile is such a bound, so the smallest of them holds: the last column. For
                a fair yes or no it is one half, plus half of the total variation.
              </>
            ),
          },
        ]}
        source={
          <>
            The bound at <Sym>δ</Sym> = 0: “A Unified Framework for Adversary-Aware Differential Privacy
            Bounds”, Theorem 3.2; randomised response attains it. The form with <Sym>δ</Sym> (attained by
            randomised response that tells the secret outright with probability <Sym>δ</Sym>) and its minimum
            over the curve are derived here. Privacy profiles: Balle, Barthe and Gaboardi (2018).
          </>
        }
        tests={['src/risk/singleGuess.test.ts', 'src/risk/wholeCurveGuess.test.ts']}
      />
    </Chapter>
  );
});
