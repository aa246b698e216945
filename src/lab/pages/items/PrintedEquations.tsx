// The equations of a paper as it prints them, in the letters of the page, each with what is to be minded about it.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../../chapters/frame/deeper/sharedEquations';
import { Late } from '../../ui/Late';
import { later } from '../../ui/later';
import { Unfold } from '../../ui/Unfold';
import styles from './TablePart.module.css';

const Equation = later(() => import('../../chapters/frame/deeper/Equation'), 'Equation');

export interface PrintedEquation extends EquationEntry {
  /** Name of the equation in the paper, such as 'Equation 1'. */
  name: string;
  words: string;
}

export const PrintedEquations = ({
  id,
  equations,
}: {
  id: string;
  equations: readonly PrintedEquation[];
}) => (
  <Unfold id={id} className={styles.part} summary={t`The equations of the paper, as printed`}>
    {equations.map(({ name, words, ...equation }) => (
      <section key={name} aria-label={name}>
        <h4>{name}</h4>
        <Late what={t`The equation`}>
          <Equation equation={equation} name={name} />
        </Late>
        <p className="part-caption">{words}</p>
      </section>
    ))}
  </Unfold>
);
