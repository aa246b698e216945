// The way deeper of chapter 6: its equations, and where they come from.
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../notation/Num';
import { Deeper } from '../frame/Deeper';
import { EQUATIONS } from './equations';

export const MeaningDeeper = ({ chapter }: { chapter: number }) => (
  <Deeper
    chapter={chapter}
    equations={[
      {
        equation: EQUATIONS.posterior,
        words: (
          <Trans>
            From prior <Sym>p</Sym> to the largest posterior under a pure guarantee, <Sym>δ</Sym> = 0, for
            every single output. Randomised response attains it.
          </Trans>
        ),
      },
      {
        equation: EQUATIONS.singleGuess,
        words: (
          <Trans>
            One guess, exactly right, averaged over what training shows: with the chance <Sym>δ</Sym> that the
            guarantee leaves open. By exchange, from a bare substitute pair. Derived here.
          </Trans>
        ),
      },
      {
        equation: EQUATIONS.wholeCurveGuess,
        words: (
          <Trans>
            Each point of the substitute profile is such a bound, so the smallest of them holds; for a prior
            above one half it lies at an ε below zero. The same number is where a test’s power meets itself;{' '}
            <i>f</i>
            <sub>S</sub> is the substitute trade-off curve. For a fair yes or no it is one half, plus half of
            the total variation. Derived here.
          </Trans>
        ),
      },
      {
        equation: EQUATIONS.manyRecords,
        words: (
          <Trans>
            Several records: <Sym>n</Sym> secrets with the same prior, <Sym>v</Sym> or more of them right,
            each guessed exactly; <i>W</i> is binomial with the posterior as its chance. The smallest over the
            curve holds. The printed form has another term for <Sym>δ</Sym>, which fails at low counts.
            Derived here.
          </Trans>
        ),
      },
      {
        equation: EQUATIONS.removal,
        words: (
          <Trans>
            By removal, the whole curve. Without the record nobody is right more often than <Sym>p</Sym>; read
            “the guess is this value” as a test of the record being there, and take the mean over values: 1 −{' '}
            <i>f</i>
            <sub>AR</sub> is concave, so the mean is not passed. For rare values it is the smaller one.
          </Trans>
        ),
      },
    ]}
    source={
      <Trans>
        The bound at <Sym>δ</Sym> = 0: “A Unified Framework for Adversary-Aware Differential Privacy Bounds”,
        Theorem 3.2. By removal: Kulynych et al., “Unifying Re-Identification, Attribute Inference, and Data
        Reconstruction Risks in Differential Privacy”, and reconstruction robustness, Hayes, Mahloujifar and
        Balle (2023). The form with <Sym>δ</Sym> (attained by randomised response that tells the secret
        outright with probability <Sym>δ</Sym>) and its minimum over the curve are derived here. Privacy
        profiles: Balle, Barthe and Gaboardi (2018).
      </Trans>
    }
    tests={[
      'src/risk/singleGuess.test.ts',
      'src/risk/wholeCurveGuess.test.ts',
      'src/risk/underCurve.test.ts',
      'src/risk/profileTable.test.ts',
      'src/risk/bounds.test.ts',
      'src/risk/recordsRight.test.ts',
      'src/risk/idealised/sampledAttack.test.ts',
      'src/risk/parameterForAdvantage.test.ts',
    ]}
  />
);
