// How to read the figure: five lines and one point, and under which conditions they hold.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import { Term } from '../../notation/Term';
import styles from './HowToRead.module.css';

/** Under which conditions the guarantees are tight; stands right below the figure. */
export const Caption = memo(function Caption() {
  return (
    <p className="caption">
      <Trans>
        The add/remove and substitute lines are upper bounds, and tight for training like this.{' '}
        <Term name="Poisson sampling">Poisson sampling</Term> tosses fresh, independent coins at each step.
        Each record’s gradient is clipped to <Sym>C</Sym>. The noise has standard deviation <Sym>σ</Sym>
        <Sym>C</Sym> (relative to <Sym>C</Sym>, not 2<Sym>C</Sym>). An update is divided by the expected batch
        size, not by the realised one. All <Term name="iterate">iterates</Term> are released. The lines say
        nothing of shuffled or fixed-size batches.
      </Trans>
    </p>
  );
});

/** The key to the live figure: what each line is. Why it lies where it does is told in the chapters. */
export const HowToRead = memo(function HowToRead() {
  return (
    <article className={styles.prose} id="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">
        <Trans>Five lines and one point</Trans>
      </h2>
      <p>
        <Trans>
          <Term name="differential privacy">Differential privacy</Term> compares what training releases on two
          neighbouring data sets; <Term name="ε">an ε</Term> and <Term name="δ">a δ</Term> say how far apart
          that may be. What counts as neighbours is a choice, and an ε means little without it. Most
          libraries, by default, count data sets in which one record is <em>there or not there</em>. If it is
          known that you are in the data, and the secret is something about you, your neighbour is another:
          the same data with your record <em>replaced</em>.
        </Trans>
      </p>
      <dl>
        <dt>
          <Swatch id="addRemove" /> <QuantityName id="addRemove" />
        </dt>
        <dd>
          <Trans>limits an attacker who asks whether you took part.</Trans>
        </dd>
        <dt>
          <Swatch id="substitute" /> <QuantityName id="substitute" />
        </dt>
        <dd>
          <Trans>
            limits an attacker who knows that you took part and asks what your record says.{' '}
            <a href="#which-neighbour">Chapter 1</a> shows why that can be easier.
          </Trans>
        </dd>
        <dt>
          <Swatch id="group" /> <QuantityName id="group" />
        </dt>
        <dd>
          <Trans>
            is the bound you get from the add/remove ε by Theorem 4.1 of the paper. Valid, but pessimistic: it
            uses one point of the add/remove curve.
          </Trans>
        </dd>
        <dt>
          <Swatch id="implied" /> <QuantityName id="implied" />
        </dt>
        <dd>
          <Trans>
            uses the whole curves of add and remove, one after the other. What is left down to{' '}
            <EpsilonSymbol adjacency="S" /> comes from knowing the training itself.{' '}
            <a href="#promise">Chapter 2</a> shows both, and why just doubling ε is not implied at all.
          </Trans>
        </dd>
        <dt>
          <Swatch id="hiddenState" /> <QuantityName id="hiddenState" />
        </dt>
        <dd>
          <Trans>
            is the most that this attack can show with unlimited runs, and no guarantee. The guarantees hold
            against someone who sees every step of training. This attacker simply saw less: the last model
            alone, while all other records were silent. So a low point does not mean that the guarantee is
            loose, and another attack on the last model may do better: <a href="#training">chapter 4</a> ends
            with one.
          </Trans>
        </dd>
        <dt>
          <Swatch id="audit" /> <QuantityName id="audit" />
        </dt>
        <dd>
          <Trans>
            is a lower bound from an{' '}
            <Term name="audit" after=",">
              audit
            </Term>{' '}
            an attack whose mistakes are counted, with its confidence. <a href="#worst-case">Chapter 3</a>{' '}
            shows how it is read. A point above the add/remove line says that this line does not cover a
            replaced record. It never promised to.
          </Trans>
        </dd>
      </dl>
    </article>
  );
});
