// The controls that are always in reach: σ, q, T and C, of which a phone shows one under tabs; everything else on
// demand.
import { t } from '@lingui/core/macro';
import { memo, useId, useState } from 'react';
import { FIELDS, type NumberFieldName, type Scenario } from '../../scenario';
import type { Derived } from '../../scenario/fields/enters';
import { fieldLabel } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import { symbolOf } from '../notation/table';
import { useScenarioNow } from '../state/scenarioNow';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/inputs/Choices';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import styles from './ControlRow.module.css';
import { fieldInputs } from './fieldInputs';
import { idleWords } from './idleWords';
import { BATCH_CHOICE_DRAWS, SamplingChoice } from './SamplingChoice';

const ROW = [
  'noiseMultiplier',
  'samplingRate',
  'steps',
  'clippingNorm',
] as const satisfies readonly NumberFieldName[];

type Chosen = (typeof ROW)[number];

/** A word for each, short enough for a phone's row of tabs. */
const WORDS: Readonly<Record<Chosen, string>> = {
  noiseMultiplier: t`noise`,
  samplingRate: t`rate`,
  steps: t`steps`,
  clippingNorm: t`clipping`,
};

const TABS = ROW.map((value) => ({
  value,
  label: (
    <>
      <span className={styles.word}>{WORDS[value]}</span> <Sym>{FIELDS[value].symbol}</Sym>
    </>
  ),
  name: fieldLabel(value),
}));

const Tabs = memo(function Tabs({ chosen, onChoose }: { chosen: Chosen; onChoose: (one: Chosen) => void }) {
  return (
    <Choices
      className={styles.tabs ?? ''}
      testId="control-tabs"
      legend={t`Which slider`}
      hideLegend
      look="chips"
      choices={TABS}
      value={chosen}
      onChoice={onChoose}
    />
  );
});

const MoreControls = later(() => import('./MoreControls'), 'MoreControls');

const MORE = 'more-controls';

interface ControlRowProps extends Pick<ScenarioState, 'change' | 'replace'> {
  /** What stands on the stage with the row; null while the figure is on its way. */
  drawn: readonly Derived[] | null;
}

export function ControlRow({ drawn, change, replace }: ControlRowProps) {
  const scenario = useScenarioNow();
  const [opened, setOpened] = useState(false);
  const [chosen, choose] = useState<Chosen>('noiseMultiplier');
  return (
    <section
      className={`only-on-screen ${styles.row} needs-scripts`}
      data-testid="control-row"
      aria-labelledby="controls-title"
    >
      <h2 id="controls-title" className="visually-hidden">{t`Controls`}</h2>
      <Tabs chosen={chosen} onChoose={choose} />
      {ROW.map((name) => (
        <RowControl
          key={name}
          name={name}
          value={scenario[name]}
          chosen={name === chosen}
          idle={drawn === null ? undefined : idleWords(name, [...drawn, ...BATCH_CHOICE_DRAWS])}
          change={change}
        />
      ))}
      <button type="button" className={`text-button ${styles.more}`} popoverTarget={MORE}>{t`More`}</button>
      <SamplingChoice scenario={scenario} change={change} chosen={chosen === 'samplingRate'} />
      <div
        id={MORE}
        popover="auto"
        className={`controls only-on-screen ${styles.panel}`}
        onToggle={(event) => event.newState === 'open' && setOpened(true)}
      >
        <h3 className={styles.title}>{t`More settings`}</h3>
        {opened && (
          <Late what={t`More settings`} wait={t`Loading.`}>
            <MoreControls id={MORE} scenario={scenario} change={change} replace={replace} />
          </Late>
        )}
      </div>
    </section>
  );
}

interface RowControlProps {
  name: Chosen;
  value: number;
  /** The one that a phone shows. */
  chosen: boolean;
  /** Said while it is used, if it moves nothing on the stage. */
  idle: string | undefined;
  /** The same function at every move. */
  change: (change: Partial<Scenario>) => void;
}

/** A word and a symbol above a track, and a box. The whole name is said, and shown as a hint. */
const RowControl = memo(function RowControl({ name, value, chosen, idle, change }: RowControlProps) {
  const field = FIELDS[name];
  const id = useId();
  const symbol = symbolOf(field.symbol);
  const label = fieldLabel(name);
  const idleId = idle === undefined ? undefined : `${id}-idle`;
  const { slider, box } = fieldInputs(name, value, id, (next) => change({ [name]: next }), idleId);
  return (
    <div
      className={styles.control}
      data-testid="control"
      data-field={name}
      data-chosen={chosen ? '' : undefined}
      data-symbol={symbol}
      data-symbol-home={symbol}
    >
      <span id={id} className={styles.label} title={label}>
        <span aria-hidden="true" className={styles.word}>
          {WORDS[name]}
        </span>{' '}
        <Sym>{field.symbol}</Sym> <span className="visually-hidden">{label}</span>
      </span>
      {slider}
      {box}
      {idle !== undefined && (
        <p id={idleId} className={styles.idle}>
          {idle}
        </p>
      )}
    </div>
  );
});
