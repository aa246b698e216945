// The controls that are always in reach: σ, q, T and C in one row, everything else on demand. A phone shows one of the four at its
// lower edge, under tabs.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FIELDS, type NumberFieldName } from '../../scenario';
import { fieldLabel } from '../notation/fieldWords';
import { Sym } from '../notation/Num';
import type { ScenarioState } from '../state/useScenario';
import { Choices } from '../ui/Choices';
import styles from './ControlRow.module.css';
import { MoreControls } from './MoreControls';
import { RowControl } from './RowControl';

const ROW = [
  'noiseMultiplier',
  'samplingRate',
  'steps',
  'clippingNorm',
] as const satisfies readonly NumberFieldName[];

const TABS = ROW.map((value) => ({
  value,
  label: <Sym>{FIELDS[value].symbol}</Sym>,
  name: fieldLabel(value),
}));

const MORE = 'more-controls';

export function ControlRow({ scenario, change, replace }: ScenarioState) {
  const [chosen, choose] = useState<(typeof ROW)[number]>('noiseMultiplier');
  return (
    <section className={styles.row} aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">
        <Trans>Controls</Trans>
      </h2>
      <Choices
        className={styles.tabs ?? ''}
        legend={t`Which slider`}
        hideLegend
        look="chips"
        choices={TABS}
        value={chosen}
        onChoice={choose}
      />
      {ROW.map((name) => (
        <RowControl key={name} name={name} value={scenario[name]} chosen={name === chosen} change={change} />
      ))}
      <button type="button" className={`text-button ${styles.more}`} popoverTarget={MORE}>
        <Trans>More</Trans>
      </button>
      <MoreControls id={MORE} scenario={scenario} change={change} replace={replace} />
    </section>
  );
}
