// Which parameter gives way, and what of the training stays; and the answer as a link that sets it on the page.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import { ScenarioLink } from '../../controls/Presets';
import { fieldLabel } from '../../notation/fieldWords';
import { Setting, Sym } from '../../notation/Num';
import {
  changeScenario,
  exactNumber,
  FIELDS,
  type FieldReading,
  roundedNumber,
  type Scenario,
  writeNumberField,
} from '../../scenario';
import type { NumberField } from '../../scenario/fields';
import type { ScenarioState } from '../../state/useScenario';
import { Choices } from '../../ui/Choices';
import { NumberBox } from '../../ui/NumberBox';
import styles from './Target.module.css';

interface WantedNumberProps {
  label: ReactNode;
  value: number;
  read(text: string): FieldReading;
  onValue(value: number): void;
  /** Whether what stands in the box cannot be taken. */
  onRefusal?(refused: boolean): void;
}

export function WantedNumber({ label, ...box }: WantedNumberProps) {
  const id = useId();
  return (
    <div className={styles.number}>
      <span id={id}>{label}</span>
      <NumberBox labelledBy={id} write={(value) => exactNumber(value)} {...box} />
    </div>
  );
}

const NAMES = ['noiseMultiplier', 'samplingRate', 'steps'] as const;
export type Parameter = (typeof NAMES)[number];

const CHOICES = NAMES.map((value) => ({
  value,
  label: <Sym>{FIELDS[value].symbol}</Sym>,
  name: fieldLabel(value),
}));

interface SolveForChoiceProps {
  value: Parameter;
  onChoice: (value: Parameter) => void;
  scenario: Scenario;
  /** What else is as on this page, to the end of the sentence. */
  children: ReactNode;
}

export function SolveForChoice({ value: solveFor, onChoice, scenario, children }: SolveForChoiceProps) {
  const given = NAMES.filter((name) => name !== solveFor).map((name) => (
    <span key={name}>
      <Given field={FIELDS[name]} value={scenario[name]} />,{' '}
    </span>
  ));
  return (
    <>
      <Choices legend={t`by the right`} look="chips" choices={CHOICES} value={solveFor} onChoice={onChoice} />
      <p className={styles.given}>
        <Trans>
          with {given}
          {children}
        </Trans>
      </p>
    </>
  );
}

/** A setting of the page: to all its digits while these are few, else to five, which is said. */
function Given({ field, value }: { field: NumberField; value: number }) {
  const exact = writeNumberField(field, value);
  return exact.length <= 9 ? (
    <span className="together">
      <Sym>{field.symbol}</Sym> = <Setting field={field} value={value} />
    </span>
  ) : (
    <span className="together" title={exact}>
      <Sym>{field.symbol}</Sym> ≈ <span className="number">{withDecimalMark(roundedNumber(value, 5))}</span>
    </span>
  );
}

interface UseOnPageProps {
  /** 'σ = 1.5' */
  what: string;
  change: Partial<Scenario>;
  /** False while another question waits for its answer: this one is not to be used. */
  current: boolean;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export function UseOnPage({ what, change, current, scenario, replace }: UseOnPageProps) {
  return (
    <p className={current ? undefined : styles.overtaken}>
      <ScenarioLink target={changeScenario(scenario, change)} replace={replace}>
        <Trans>Use {what} on this page</Trans>
      </ScenarioLink>
    </p>
  );
}
