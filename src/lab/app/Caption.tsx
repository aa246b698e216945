// Under which conditions the guarantees are tight: a page in one scroll has it right below the live figure.
import { Trans } from '@lingui/react/macro';
import { Sym } from '../notation/Num';
import { Term } from '../notation/Term';

export const Caption = () => (
  <p className="caption">
    <Trans>
      For training of this kind, the add/remove and substitute lines are tight upper bounds.{' '}
      <Term name="Poisson sampling">Poisson sampling</Term> tosses fresh, independent coins at each step. Each
      record’s gradient is clipped to <Sym>C</Sym>. The noise has standard deviation <Sym>σ</Sym>
      <Sym>C</Sym> (relative to <Sym>C</Sym>, not 2<Sym>C</Sym>). An update is divided by the expected batch
      size, not by the realised one. All <Term name="iterate">iterates</Term> are released. The lines do not
      apply to shuffled or fixed-size batches.
    </Trans>
  </p>
);
