// How to read the figure: four lines and one point, and under which conditions they hold.
import { memo } from 'react';
import { QuantityName, Swatch } from '../figure/QuantityName';
import { Sym } from '../numbers/Num';

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

/** The key to the live figure: what each line is. Why it lies where it does is told in the chapters. */
export const Reading = memo(function Reading() {
  return (
    <article className="prose" id="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">Four lines and one point</h2>
      <p>
        Differential privacy compares what training releases on two neighbouring data sets. What counts as
        neighbours is a choice, and an ε means nothing without it. Libraries count data sets in which one
        record is <em>there or not there</em>. If it is known that you are in the data, and the secret is
        something about you, your neighbour is another: the same data with your record <em>exchanged</em>.
      </p>
      <dl>
        <dt>
          <Swatch id="addRemove" /> <QuantityName id="addRemove" />
        </dt>
        <dd>limits an attacker who asks whether you took part.</dd>
        <dt>
          <Swatch id="substitute" /> <QuantityName id="substitute" />
        </dt>
        <dd>
          limits an attacker who knows that you took part and asks what your record says.{' '}
          <a href="#which-neighbour">Chapter 1</a> shows why that can be easier.
        </dd>
        <dt>
          <Swatch id="group" /> <QuantityName id="group" />
        </dt>
        <dd>
          is what the first curve implies for the second without a look at the training: a guarantee, and a
          loose one. <a href="#promise">Chapter 2</a> says why, and why just doubling is no guarantee at all.
        </dd>
        <dt>
          <Swatch id="hiddenState" /> <QuantityName id="hiddenState" />
        </dt>
        <dd>
          The guarantees hold against someone who sees every step of training. The attack on this page sees
          only where it ends, and even with endless draws it could prove no more than this. A point far below
          the substitute line but close to the ceiling is a strong attack on less information, not a sign of
          slack in the guarantee.
        </dd>
        <dt>
          <Swatch id="audit" /> <QuantityName id="audit" />
        </dt>
        <dd>
          is what an attack proves: a lower bound with a confidence, counted from the errors of{' '}
          <a href="#worst-case">chapter 3</a>. If the point lies above the add/remove line, the reported ε
          does not cover an exchange.
        </dd>
      </dl>
    </article>
  );
});
