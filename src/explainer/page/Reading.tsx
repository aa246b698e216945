// How to read the figure: four lines and one point, and under which conditions they hold.
import { memo } from 'react';
import { QuantityName, Swatch } from '../figure/QuantityName';
import { EpsilonSymbol, Sym } from '../numbers/Num';

/** Under which conditions the guarantees are tight; stands right below the figure. */
export const Caption = memo(function Caption() {
  return (
    <p className="caption">
      Tight for Poisson sampling with fresh, independent coins at each step, per-record clipping to{' '}
      <Sym>C</Sym>, noise of standard deviation <Sym>σ</Sym>
      <Sym>C</Sym> (relative to <Sym>C</Sym>, not 2<Sym>C</Sym>), an update divided by the expected batch size
      rather than the realised one, and all iterates released. Not for shuffled or fixed-size batches.
    </p>
  );
});

export const Reading = memo(function Reading() {
  return (
    <article className="prose" id="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">Four lines and one point</h2>
      <p>
        Differential privacy compares what training releases on two neighbouring data sets. What counts as
        neighbours is a choice, and an ε means nothing without it. Libraries report the ε of data sets that
        differ by one record being <em>there or not there</em>. If it is known that you are in the data, and
        the secret is something about you, your neighbour is another: the same data with your record{' '}
        <em>exchanged</em>.
      </p>
      <dl>
        <dt>
          <Swatch id="addRemove" /> <QuantityName id="addRemove" />
        </dt>
        <dd>
          Taking a record out moves the sum of clipped gradients by at most <Sym>C</Sym>. This is what limits
          an attacker who asks whether you took part.
        </dd>
        <dt>
          <Swatch id="substitute" /> <QuantityName id="substitute" />
        </dt>
        <dd>
          Exchanging it can move the sum by 2<Sym>C</Sym>, while the noise stays what it was. This is what
          limits an attacker who knows that you took part and asks what your record says.
        </dd>
        <dt>
          <Swatch id="group" /> <QuantityName id="group" />
        </dt>
        <dd>
          An exchange is one removal and one addition, so the add/remove curve implies a substitute ε. It is a
          guarantee, and a loose one. Merely doubling <EpsilonSymbol adjacency="AR" /> is no guarantee at all:
          at a fixed δ the true <EpsilonSymbol adjacency="S" /> can be more than twice as large.
        </dd>
        <dt>
          <Swatch id="hiddenState" /> <QuantityName id="hiddenState" />
        </dt>
        <dd>
          The guarantees hold against someone who sees every step of training. The attack on this page sees
          only where it ends, and even with endless draws it could prove no more than this. A point far below
          the orange line but close to the grey one is a strong attack on less information, not a sign of
          slack in the guarantee.
        </dd>
        <dt>
          <Swatch id="audit" /> <QuantityName id="audit" />
        </dt>
        <dd>
          The attacker exchanges a record whose gradient points one way for one that points the opposite way,
          the worst case that clipping allows, and guesses from the released sum which of the two was there.
          Its errors bound ε from below, with a confidence, because they are counted. If the point lies above
          the blue line, the reported ε does not cover this exchange.
        </dd>
      </dl>
    </article>
  );
});
