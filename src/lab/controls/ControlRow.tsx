// The controls that are always in reach: noise, sampling rate, steps and clipping. A phone shows one of them, chosen by tabs. All other
// controls stand in a panel that “More” opens.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type RefObject, useId, useRef, useState } from 'react';
import { FIELDS, type NumberFieldName, type Scenario } from '../../scenario';
import { type Derived, idleFields } from '../../scenario/fields/enters';
import { fieldLabel } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import { symbolOf } from '../notation/table';
import { useScenarioNow } from '../state/scenarioNow';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/inputs/Choices';
import { Late } from '../ui/Late';
import { later } from '../ui/later';
import { useBeside } from '../ui/window/useBeside';
import styles from './ControlRow.module.css';
import { fieldInputs } from './fieldInputs';
import { idleWords } from './idleWords';

const ROW = [
  'noiseMultiplier',
  'samplingRate',
  'steps',
  'clippingNorm',
] as const satisfies readonly NumberFieldName[];

type Chosen = (typeof ROW)[number];

/** The name of each control, and a word for it that is short enough for a phone's row of tabs. */
const WORDS: Readonly<Record<Chosen, { name: string; tab: string }>> = {
  noiseMultiplier: { name: t`noise`, tab: t`noise` },
  samplingRate: { name: t`sampling rate`, tab: t`rate` },
  steps: { name: t`steps`, tab: t`steps` },
  clippingNorm: { name: t`clipping`, tab: t`clipping` },
};

const tabOf = (value: Chosen) => ({
  value,
  label: (
    <>
      <span className={styles.word}>{WORDS[value].tab}</span> <Sym>{FIELDS[value].symbol}</Sym>
    </>
  ),
  name: fieldLabel(value),
});

interface TabsProps {
  names: readonly Chosen[];
  chosen: Chosen;
  onChoose: (one: Chosen) => void;
}

const Tabs = memo(function Tabs({ names, chosen, onChoose }: TabsProps) {
  return (
    <Choices
      className={styles.tabs ?? ''}
      testId="control-tabs"
      legend={t`Which slider`}
      hideLegend
      look="chips"
      choices={names.map(tabOf)}
      value={chosen}
      onChoice={onChoose}
    />
  );
});

const ClippingScale = later(() => import('./ClippingScale'), 'ClippingScale');
const MorePanel = later(() => import('./MorePanel'), 'MorePanel');

const MORE = 'more-controls';

interface ControlRowProps extends Pick<ScenarioState, 'change' | 'replace'> {
  /** Whether a reader who scrolls has not come to the figure yet. */
  early: boolean;
  /** Quantities that the figure on the stage draws; null while the figure is loading. */
  drawn: readonly Derived[] | null;
  /** Whether controls that the figure does not answer to are left out, and the whole row where it answers to none. */
  answering: boolean;
}

/** The controls that the numbers of a figure depend on. Beside the live figure it is all four, because a remark there says what C does. */
const controlsOf = (drawn: readonly Derived[] | null, answering: boolean): readonly Chosen[] =>
  drawn === null || !answering ? ROW : ROW.filter((name) => idleFields([name], drawn).length === 0);

export function ControlRow({ early, drawn, answering, change, replace }: ControlRowProps) {
  const scenario = useScenarioNow();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { opened, onBeforeToggle } = useBeside(button, panel);
  const [tab, choose] = useState<Chosen>('noiseMultiplier');
  const names = controlsOf(drawn, answering);
  const chosen = names.includes(tab) ? tab : names[0];
  if (chosen === undefined) return null;
  return (
    <section
      className={`only-on-screen ${styles.row} needs-scripts`}
      data-testid="control-row"
      data-early={early ? '' : undefined}
      data-few={names.length < ROW.length ? '' : undefined}
      aria-labelledby="controls-title"
    >
      <h2 id="controls-title" className="visually-hidden">{t`Controls`}</h2>
      <Tabs names={names} chosen={chosen} onChoose={choose} />
      {names.map((name) => (
        <RowControl
          key={name}
          name={name}
          value={scenario[name]}
          chosen={name === chosen}
          idle={drawn === null ? undefined : idleWords(name, drawn)}
          noise={name === 'clippingNorm' ? scenario.noiseMultiplier : null}
          change={change}
        />
      ))}
      <MoreButton button={button} />
      <div
        ref={panel}
        id={MORE}
        popover="auto"
        className={`controls only-on-screen ${styles.panel}`}
        onBeforeToggle={onBeforeToggle}
      >
        <h3 className={styles.title}>{t`More settings`}</h3>
        {opened && (
          <Late what={t`More settings`} wait={t`Loading.`}>
            <MorePanel id={MORE} scenario={scenario} change={change} replace={replace} />
          </Late>
        )}
      </div>
    </section>
  );
}

const MoreButton = memo(function MoreButton({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  return (
    <button
      ref={button}
      type="button"
      className={`text-button ${styles.more}`}
      popoverTarget={MORE}
    >{t`More`}</button>
  );
});

interface RowControlProps {
  name: Chosen;
  value: number;
  /** Whether the control is the one that a phone shows. */
  chosen: boolean;
  /** Words that are said while the control is used, if it moves nothing on the stage. */
  idle: string | undefined;
  /** The noise multiplier where C is the control, whose scale is shown while it is used; null elsewhere. */
  noise: number | null;
  /** Changes the scenario; the same function at every move. */
  change: (change: Partial<Scenario>) => void;
}

/** One control: a word and a symbol above a slider and a box. Screen readers say its whole name, and a tooltip shows it. */
const RowControl = memo(function RowControl(props: RowControlProps) {
  const { name, value, chosen, idle, noise, change } = props;
  const field = FIELDS[name];
  const id = useId();
  const symbol = symbolOf(field.symbol);
  const label = fieldLabel(name);
  const idleId = idle === undefined ? undefined : `${id}-idle`;
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  const { slider, box } = fieldInputs(name, value, id, (next) => change({ [name]: next }), idleId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers operate nothing and only load what is shown beside the slider
    <div
      className={styles.control}
      data-testid="control"
      data-field={name}
      data-chosen={chosen ? '' : undefined}
      data-symbol={symbol}
      data-symbol-home={symbol}
      onPointerEnter={use}
      onFocus={use}
    >
      <span id={id} className={styles.label} title={label}>
        <span aria-hidden="true" className={styles.word}>
          {WORDS[name].name}
        </span>{' '}
        <Sym>{field.symbol}</Sym> <span className="visually-hidden">{label}</span>
        {noise !== null && (
          <span aria-hidden="true" className={styles.note}>
            <Trans>
              no <Sym>ε</Sym> depends on it
            </Trans>
          </span>
        )}
      </span>
      {slider}
      {box}
      {idle !== undefined && (
        <p id={idleId} className={styles.idle}>
          {idle}{' '}
          {noise !== null && isUsed && (
            <Late what={label}>
              <ClippingScale norm={value} noise={noise} />
            </Late>
          )}
        </p>
      )}
    </div>
  );
});
