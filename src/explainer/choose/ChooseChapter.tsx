// Chapter 7: choose parameters for an epsilon, read a configuration, take things away. Its text at once, the rest when it
// comes near.
import { lazy, memo } from 'react';
import { Chapter } from '../chapters/Chapter';
import { Sym } from '../numbers/Num';
import type { ChooseProps } from './Choose';

const Choose = lazy(() => import('./Choose').then((module) => ({ default: module.Choose })));

export const ChooseChapter = memo(function ChooseChapter(props: ChooseProps) {
  return (
    <Chapter
      id="choose"
      number={7}
      name="Choose, and take away"
      claim="Ask for the ε that fits the secret"
      text={
        <>
          <p>
            A budget is a statement about neighbours. If the secret is whether somebody took part, ask for an
            add/remove ε. If everybody knows that they took part and the secret is a label or an attribute,
            ask for a substitute ε; a library that counts add/remove will then report a smaller number than
            the one you promised, and both are right.
          </p>
          <p>
            Below, a target becomes a noise multiplier <Sym>σ</Sym>, a sampling rate <Sym>q</Sym> or a number
            of steps <Sym>T</Sym>; a configuration that you already have is translated; and what is on this
            page can be taken along.
          </p>
        </>
      }
      figure={<Choose {...props} />}
    >
      <p>
        The numbers are those of the figure at the top: exact for Poisson sampling with a fresh coin for each
        record and step, clipping to <Sym>C</Sym>, noise <Sym>σ</Sym>
        <Sym>C</Sym>, a fixed batch denominator, all iterates released.
      </p>
    </Chapter>
  );
});
