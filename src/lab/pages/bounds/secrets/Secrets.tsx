// Secrets of different kinds under the same training: the attacker's advantage over ε, the ε that limits the advantage to a chosen
// value, and three bounds.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { withDecimalMark } from '../../../../base/language/numbers';
import { sayError } from '../../../../base/language/say';
import { pastedPrior } from '../../../../risk/priors/pasted';
import { chanceText } from '../../../chapters/frame/chanceText';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useProfiles, useRisk } from '../../../chapters/frame/useRisk';
import { undrawnText } from '../../../chapters/meaning/drawnMembers';
import { familyRequest } from '../../../chapters/meaning/family';
import type { PartProps } from '../../../chapters/meaning/parts';
import { Chart, ChartKey } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import { ChartTable } from '../../../chart/ChartTable';
import type { ChartToSave } from '../../../chart/savedChart';
import { countText, percentText } from '../../../notation/formatNumber';
import { EpsilonSymbol, Sym } from '../../../notation/Num';
import { Term } from '../../../notation/Term';
import { knownValues } from '../../../state/knownValues';
import { useRested } from '../../../state/results';
import { changeSecret, useSecretNow } from '../../../state/secretNow';
import { linkOf } from '../../../state/useScenario';
import { Choices } from '../../../ui/inputs/Choices';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import { AttributeChoice, useAttribute } from './AttributeChoice';
import { SecretCard } from './SecretCard';
import styles from './Secrets.module.css';
import { advantageChart, comparisonChart, guaranteePanels, neededChart } from './secretCharts';
import { COIN, countedSecret, passwordSecret, type SecretKind, SURNAME } from './secretKinds';

/** Milliseconds without a change before all members of the family (more and less noise) are computed anew. */
const SECRETS_DELAY = 500;
const ADVANTAGES = [0.01, 0.1, 0.25, 0.5] as const;
const EXPONENTS = [0, 0.5, 0.8, 1, 1.2, 1.5].map(String);
const SIZES = [1e4, 1e6, 1e9].map((size) => ({ value: String(size), label: countText(size) }));
const PASTED = t`# how often do you drink?, answers
never, 61
seldom, 24
weekly, 12
daily, 3`;

const KINDS = [
  { id: 'coin', name: t`a fair coin` },
  { id: 'label', name: t`a diagnosis, or another attribute` },
  { id: 'password', name: t`a password` },
  { id: 'surname', name: t`a surname` },
  { id: 'table', name: t`a table of yours` },
] as const;

const numbersOf = ({ values, heaviest, median }: SecretKind): string =>
  t`values ${values}, likeliest ${heaviest}, median ${median}`;

function readPasted(text: string): { secret: SecretKind | null; error: string | null } {
  try {
    return { secret: countedSecret(pastedPrior(text).weights), error: null };
  } catch (error) {
    return { secret: null, error: sayError(error) };
  }
}

function useFamily({ scenario, seen }: Pick<PartProps, 'scenario' | 'seen'>) {
  const store = useRisk().family;
  const rested = useRested(scenario, SECRETS_DELAY);
  const request = useMemo(() => familyRequest(rested), [rested]);
  return { store, ...useRequest(store, seen ? request : null) };
}

export function Secrets({ scenario, snapshot, seen, saves }: PartProps) {
  const { prior, advantage } = useSecretNow();
  const { store, reply: family, request, status, error } = useFamily({ scenario, seen });
  const { reply: profiles } = useProfiles(scenario, seen);
  const attribute = useAttribute(snapshot, seen);
  const [exponent, setExponent] = useState('1');
  const [size, setSize] = useState(SIZES[1].value);
  const [text, setText] = useState(PASTED);
  const textId = useId();
  const password = useMemo(() => passwordSecret(Number(size), Number(exponent)), [size, exponent]);
  const pasted = useMemo(() => readPasted(text), [text]);
  const delta = request?.delta ?? scenario.delta;
  const known = knownValues(snapshot);
  const own = known?.current ? (known.at.substitute.value ?? known.at.substitute.upper) : null;
  const secrets = {
    coin: COIN,
    label: attribute.secret,
    password,
    surname: SURNAME,
    table: pasted.secret,
  };
  const kinds = KINDS.map((kind) => {
    const secret = secrets[kind.id];
    return { ...kind, secret, data: secret && advantageChart(family, delta, secret) };
  });
  const needed = useMemo(() => neededChart(family, delta, advantage), [family, delta, advantage]);
  const compared = useMemo(() => comparisonChart(profiles), [profiles]);
  const panels = useMemo(() => (seen ? guaranteePanels() : []), [seen]);
  const article = linkOf(scenario);
  const limit = percentText(advantage);
  const before = chanceText(prior);
  const undrawn = family && status === 'done' ? undrawnText(family) : null;
  const words = t`Upper bounds of an attacker’s advantage, drawn between computed trainings.`;
  const toSave: ChartToSave[] = [
    ...kinds.map(({ id, name, secret, data }) => ({
      name: `advantage-${id}`,
      title: t`Advantage over ε for ${name}`,
      what: t`the chart of ${name}`,
      box: `secret-box-${id}`,
      words,
      notes: [
        ...(secret ? [numbersOf(secret)] : []),
        t`generalised advantage (P - p) / (1 - p), upper bounds, with the substitute epsilon of the same training with more and less noise`,
      ],
      data,
    })),
    {
      name: 'epsilon-needed',
      title: t`ε for an advantage of ${limit}`,
      what: t`the chart of ε by prior`,
      box: 'needed-box',
      words: t`The largest substitute epsilon that keeps the advantage, by the prior.`,
      notes: [
        t`substitute adjacency, where whole_curves is read between computed noises and is no certified number`,
      ],
      every: 8,
      data: needed,
    },
    {
      name: 'three-bounds',
      title: t`Three bounds beside each other`,
      what: t`the chart of three bounds`,
      box: 'compared-box',
      words: t`Upper bounds on one guess by the prior, each of the adjacency that its name says.`,
      notes: [t`exchange: derived here; 1 - f(p): Kulynych et al.; uniform: Mahloujifar, Melis, Chaudhuri`],
      every: 8,
      data: compared,
    },
  ];
  const asked = {
    coin: (
      <p className={styles.about}>
        <Trans>Two values are equally likely. By whole curves no secret has a higher limit.</Trans>
      </p>
    ),
    label: <AttributeChoice attribute={attribute} article={article} />,
    password: (
      <div className={styles.pair}>
        <SelectControl label={t`Passwords in use`} choices={SIZES} value={size} onChoice={setSize} />
        <SelectControl
          label={t`Exponent of Zipf’s law`}
          choices={EXPONENTS.map((value) => ({ value, label: withDecimalMark(value) }))}
          value={exponent}
          onChoice={setExponent}
        />
      </div>
    ),
    surname: (
      <p className={styles.about}>
        <Trans>
          As frequent as in the United States, by the Census Bureau’s table of 2010. The commonest is Smith,
          and six of ten surnames have a single bearer.
        </Trans>
      </p>
    ),
    table: (
      <>
        <label htmlFor={textId}>{t`One value a line, a comma, how often`}</label>
        <textarea
          id={textId}
          className={styles.table}
          rows={5}
          spellCheck={false}
          value={text}
          aria-invalid={pasted.error !== null}
          aria-describedby={`${textId}-error`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${textId}-error`} className="control-problem" role="status">
          {pasted.error}
        </p>
      </>
    ),
  };
  return (
    <section aria-labelledby="secrets-title" aria-busy={status === 'running'}>
      <h3 id="secrets-title">{t`Secrets of different kinds`}</h3>
      <div className={styles.cards}>
        {kinds.map((kind) => (
          <SecretCard key={kind.id} {...kind} own={own}>
            {asked[kind.id]}
          </SecretCard>
        ))}
      </div>
      {kinds[2].data && <ChartKey data={kinds[2].data} />}
      <p className={styles.text}>
        <Trans>
          Five secrets meet the same training run, with the page’s noise and with more or less of it. The
          charts have the largest <Term name="advantage">advantage</Term>, which is how far an attacker gets
          from the prior towards certainty. The dashed vertical line is the page’s own{' '}
          <EpsilonSymbol adjacency="S" />.
        </Trans>
      </p>
      {undrawn !== null && <p className="part-caption">{undrawn}</p>}
      <NotComputed error={error} of={store} />
      <p className="part-caption">
        <Trans>
          The bound by whole curves is by exchange (substitute) or by removal (add/remove), whichever is
          smaller, at each noise that is computed. The likeliest value is what an attacker would say of
          anybody. The median value stands for somebody who is known to have no common one. Everything but the
          noise is as on the page. The charts follow Figure 2a of “A Unified Framework for Adversary-Aware
          Differential Privacy Bounds”, whose exponent we do not know.
        </Trans>
      </p>
      <h4 className={styles.head}>{t`The ε that an advantage asks for`}</h4>
      <Choices
        legend={t`Advantage of at most`}
        look="chips"
        className={styles.limits}
        choices={ADVANTAGES.map((value) => ({ value: String(value), label: percentText(value) }))}
        value={String(advantage)}
        onChoice={(value) => changeSecret({ advantage: Number(value) })}
      />
      <Chart
        data={needed}
        label={t`The largest substitute epsilon that keeps the advantage below ${limit}, by the prior.`}
        className="needed-box"
        at={prior}
        onAt={(value) => changeSecret({ prior: value })}
      />
      <p className="part-caption">
        <Trans>
          The dashed vertical line is a prior of {before}, here and below. Where a line ends, <Sym>δ</Sym>{' '}
          alone passes the advantage, or no computed noise reaches it.{' '}
          <a href={`${article}#choose`}>Chapter 7</a> turns an advantage into an amount of noise, a sampling
          rate or a number of steps. The chart follows Figure 2b.
        </Trans>
      </p>
      <h4 className={styles.head}>{t`Three bounds beside each other`}</h4>
      {compared && (
        <Chart
          data={compared}
          label={t`Bounds on one guess over the prior, by exchange and by 1 minus f under substitute adjacency, by 1 minus f under add/remove adjacency, and of Mahloujifar et al. at uniform priors, which coincide with the exchange.`}
          className="compared-box"
          at={prior}
          onAt={(value) => changeSecret({ prior: value })}
        />
      )}
      <p className="part-caption">
        <Trans>
          All bounds are for the page’s own training run. By the substitute curve the exchange (derived here)
          is never above 1 − f(p) (Kulynych et al.). The dots are the recursion of Mahloujifar, Melis and
          Chaudhuri for values that are equally likely, which says the same of one guess. By the add/remove
          curve 1 − f(p) compares with a removed record, and may lie lower. Read at what the same attempts
          reach on data drawn anew, it bounds what Definition F.1 compares, for one target (derived here). The
          chart follows Figure 1.
        </Trans>
      </p>
      <Chart
        data={panels}
        label={t`The same bounds for four guarantees: two pure ones and two Gaussian curves.`}
        className="guarantees-box"
      />
      <p className="part-caption">
        <Trans>
          The panels of Figure 1 have guarantees of their own and no training. Here are two pairs and two
          Gaussian curves of our choice, all of substitute adjacency. Without <Sym>δ</Sym> and up to a prior
          of one half, the exchange is Bayes’ rule at a ratio of e<sup>ε</sup>. Randomised response attains
          that where all values are equally likely.
        </Trans>
      </p>
      <ChartNumbers title={t`The secrets in numbers`} charts={toSave} scenario={scenario} saves={saves}>
        {panels.map((data) => (
          <ChartTable key={data.title} data={data} title={t`Three bounds at ${data.title ?? ''}`} every={8} />
        ))}
      </ChartNumbers>
    </section>
  );
}
