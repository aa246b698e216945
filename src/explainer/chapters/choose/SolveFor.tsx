// Which parameter gives way, and what of the training stays; and the answer as a link that sets it on the page.
import type { ReactNode } from 'react';
import type { CalibrationRequest } from '../../../jobs';
import { changeScenario, FIELDS, type Scenario, writeNumberField } from '../../../scenario';
import { ScenarioLink } from '../../controls/Presets';
import { Setting, Sym } from '../../notation/Num';
import type { ScenarioState } from '../../state/useScenario';
import { Choices } from '../../ui/Choices';
import styles from './Target.module.css';

export type SolveFor = CalibrationRequest['solveFor'];

const SOLVE_FOR = (['noiseMultiplier', 'samplingRate', 'steps'] as const).map((value) => ({
  value,
  label: <Sym>{FIELDS[value].symbol}</Sym>,
  name: FIELDS[value].label,
}));

interface SolveForChoiceProps {
  value: SolveFor;
  onChoice(value: SolveFor): void;
  scenario: Scenario;
  /** What else is as on this page, to the end of the sentence. */
  children: ReactNode;
}

export function SolveForChoice({ value: solveFor, onChoice, scenario, children }: SolveForChoiceProps) {
  return (
    <>
      <Choices legend="by the right" look="chips" choices={SOLVE_FOR} value={solveFor} onChoice={onChoice} />
      <p className={styles.given}>
        with{' '}
        {SOLVE_FOR.filter(({ value }) => value !== solveFor).map(({ value }) => (
          <span key={value}>
            <Sym>{FIELDS[value].symbol}</Sym> = <Setting field={FIELDS[value]} value={scenario[value]} />,{' '}
          </span>
        ))}
        {children}
      </p>
    </>
  );
}

interface UseOnPageProps {
  solveFor: SolveFor;
  value: number;
  /** False while another question waits for its answer: this one is not to be used. */
  current: boolean;
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export function UseOnPage({ solveFor, value, current, scenario, replace }: UseOnPageProps) {
  const field = FIELDS[solveFor];
  return (
    <p className={current ? undefined : styles.overtaken}>
      <ScenarioLink target={changeScenario(scenario, { [solveFor]: value })} replace={replace}>
        Use {field.symbol} = {writeNumberField(field, value)} on this page
      </ScenarioLink>
    </p>
  );
}
